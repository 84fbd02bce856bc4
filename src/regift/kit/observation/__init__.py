"""Views as whole numbers, for learning and for statistics.

- `part_kind_base_and_columns`: what a part of a view can show, as columns of numbers; a game lists them in
  `Game.part_kinds`.
- `zone_number_columns`, `number_columns_of_parts_other_than_zones`: the kinds there are, by shape.
- `observation_layout_and_view_encoding`: the columns of a whole game, and a view encoded in them.
"""
