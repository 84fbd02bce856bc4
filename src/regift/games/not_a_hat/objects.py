"""The objects drawn on the cards, one each; a card is known by its place here."""

from typing import Final

OBJECTS: Final = [
    "anchor", "ant", "apple", "axe", "backpack", "balloon", "banana", "baseball", "bell", "bikini",
    "bird", "book", "bridge", "briefcase", "broccoli", "broom", "bucket", "bus", "butterfly", "button",
    "cactus", "cake", "camera", "candle", "carrot", "castle", "cat", "chair", "cherry", "clock",
    "cloud", "comb", "compass", "crab", "crown", "dice", "dog", "doughnut", "drum", "duck",
    "dumbbell", "earphones", "egg", "envelope", "fan", "feather", "fish", "floppy_disk", "fork", "frog",
    "ghost", "giraffe", "glasses", "globe", "gramophone", "guitar", "hammer", "handbag", "hat", "hedgehog",
    "helmet", "igloo", "kettle", "key", "kite", "ladder", "lamp", "leaf", "lock", "magnifying_glass",
    "mailbox", "melon", "mermaid", "mountain", "muffin", "mug", "mushroom", "newspaper", "octopus", "paperclip",
    "parachute", "pencil", "penguin", "piano", "pig", "pineapple", "pizza", "roller_skate", "rope", "ruler",
    "safety_pin", "scissors", "shark", "shoe", "sloth", "snail", "snowman", "spider", "strawberry", "submarine",
    "sword", "taco", "teddy_bear", "tent", "toothbrush", "traffic_cone", "umbrella", "violin", "whistle", "yoyo",
]  # fmt: skip
"""In a fixed order: half-decks, arrows and records go by it."""
