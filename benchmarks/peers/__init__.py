"""OpenSpiel, PettingZoo, RLCard and Regift on the same kinds of work, in one run."""
