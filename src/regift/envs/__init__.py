"""The games as environments of other people's tools. Each needs its extra, such as `pip install regift[pettingzoo]`.

- `observation_and_mask_arrays`: observations, action masks and what they mean, as NumPy arrays.
- `episode_game_and_seeded_deals`: the games of one environment: which rules, and the deal of each episode.
- `pettingzoo`: `env` (one agent after the other) and `parallel_env` (all at once).
- `gymnasium`: `SeatEnv`, in which one seat learns and bots play the others.
- `vector`: `VectorEnv`, many games stepped together; it needs NumPy alone.
- `openspiel`: a game that pyspiel knows, its chance drawn or laid open.
"""
