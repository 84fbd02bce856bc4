"""Games by the thousand: simulations, soaks, playthroughs and benchmarks."""
