"""The objects drawn on the cards, one each; a card is known by its place here."""

from typing import Final

OBJECTS: Final = [
    "accordion", "cockroach", "anchor", "tornado", "banana", "bat", "bathtub", "coffin", "bee", "poo",
    "lobster", "bikini", "bone", "book", "boomerang", "brain", "broccoli", "broom", "bin", "burger",
    "butterfly", "cactus", "disco_ball", "toilet_roll", "castle", "cat", "cheese", "crab", "croissant", "crown",
    "diamond", "statue", "dinosaur", "dog", "doughnut", "vampire", "duck", "elephant", "flamingo",
    "flying_saucer", "frog", "ghost", "giraffe", "guitar", "boxing_glove", "hat", "hedgehog", "hot_dog",
    "hourglass", "ice_cream", "crocodile", "llama", "nose", "ladybird", "alien", "syringe", "lollipop",
    "water_pistol", "camel", "clown", "monkey", "rhinoceros", "muffin", "mushroom", "octopus", "owl", "dragon",
    "parachute", "kangaroo", "penguin", "piano", "pig", "pineapple", "pizza", "floppy_disk", "pretzel",
    "pumpkin", "microbe", "rabbit", "ring", "robot", "rocket", "roller_skate", "flip_flop", "saxophone",
    "shark", "petrol_pump", "skull", "snail", "snake", "spider", "squirrel", "pufferfish", "teapot",
    "teddy_bear", "slot_machine", "hippopotamus", "rooster", "tooth", "toothbrush", "tractor", "extinguisher",
    "trophy", "turtle", "umbrella", "unicorn", "volcano", "watermelon", "whale", "yoyo",
]  # fmt: skip
"""In a fixed order: half-decks, arrows and records go by it."""

FORMER: Final = {
    "cockroach": "alarm_clock", "tornado": "balloon", "coffin": "bed", "poo": "bell", "lobster": "bicycle",
    "bin": "bucket", "disco_ball": "candle", "toilet_roll": "carrot", "statue": "dice", "vampire": "dress",
    "boxing_glove": "hammer", "crocodile": "key", "llama": "kite", "nose": "ladder", "alien": "lemon",
    "syringe": "light_bulb", "water_pistol": "magnet", "camel": "magnifying_glass", "clown": "microphone",
    "rhinoceros": "moon", "dragon": "paperclip", "kangaroo": "pencil", "floppy_disk": "plane",
    "microbe": "puzzle", "flip_flop": "safety_pin", "petrol_pump": "skateboard", "pufferfish": "strawberry",
    "slot_machine": "telephone", "hippopotamus": "television", "rooster": "tent", "extinguisher": "train",
}  # fmt: skip
"""By object: what was drawn on its card in earlier releases, and is still named in their records."""
