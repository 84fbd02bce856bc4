"""What a state is made of: each class adds its part to the one before; `regift.kit.state` holds the last.

`event_history` (events and copies) ← `end_rules` (end, places, leavers) ← `move_rules` (who acts, and what may be done)
← `sealed_choices` ← `timing_rules` (windows, and times for all to look) ← `secrecy_rules` (what a seat sees and knows).
"""
