"""The objects drawn on the cards, one each; a card is known by its place here."""

from typing import Final

OBJECTS: Final = [
    "accordion", "alarm_clock", "anchor", "balloon", "banana", "bat", "bathtub", "bed", "bee", "bell", "bicycle",
    "bikini", "bone", "book", "boomerang", "brain", "broccoli", "broom", "bucket", "burger", "butterfly", "cactus",
    "candle", "carrot", "castle", "cat", "cheese", "crab", "croissant", "crown", "diamond", "dice", "dinosaur",
    "dog", "doughnut", "dress", "duck", "elephant", "flamingo", "flying_saucer", "frog", "ghost", "giraffe",
    "guitar", "hammer", "hat", "hedgehog", "hot_dog", "hourglass", "ice_cream", "key", "kite", "ladder", "ladybird",
    "lemon", "light_bulb", "lollipop", "magnet", "magnifying_glass", "microphone", "monkey", "moon", "muffin",
    "mushroom", "octopus", "owl", "paperclip", "parachute", "pencil", "penguin", "piano", "pig", "pineapple",
    "pizza", "plane", "pretzel", "pumpkin", "puzzle", "rabbit", "ring", "robot", "rocket", "roller_skate",
    "safety_pin", "saxophone", "shark", "skateboard", "skull", "snail", "snake", "spider", "squirrel", "strawberry",
    "teapot", "teddy_bear", "telephone", "television", "tent", "tooth", "toothbrush", "tractor", "train", "trophy",
    "turtle", "umbrella", "unicorn", "volcano", "watermelon", "whale", "yoyo",
]  # fmt: skip
"""In a fixed order: half-decks, arrows and records go by it."""
