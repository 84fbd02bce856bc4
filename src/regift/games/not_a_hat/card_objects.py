"""The objects drawn on the cards, one each; a card is known by its place here."""

from typing import Final

OBJECTS: Final = [
    "accordion", "cockroach", "anchor", "tornado", "banana", "bat", "bathtub", "coffin", "bee", "poo", "lobster",
    "bikini", "bone", "book", "boomerang", "brain", "broccoli", "broom", "bin", "gherkin", "mosquito", "cactus",
    "disco_ball", "toilet_roll", "castle", "cat", "cheese", "goat", "plunger", "viking_helmet", "traffic_cone",
    "statue", "dinosaur", "dog", "duck_ring", "vampire", "duck", "elephant", "flamingo", "flying_saucer", "frog",
    "ghost", "giraffe", "guitar", "boxing_glove", "hat", "hedgehog", "hot_dog", "dentures", "ice_cream",
    "crocodile", "llama", "nose", "slug", "alien", "foot", "gravestone", "water_pistol", "camel", "clown",
    "monkey", "rhinoceros", "muffin", "mushroom", "octopus", "owl", "dragon", "parachute", "kangaroo", "penguin",
    "piano", "pig", "pineapple", "poodle", "floppy_disk", "earthworm", "scarecrow", "microbe", "rabbit", "ring",
    "tutu", "toilet", "bunny_slipper", "flip_flop", "gong", "shark", "petrol_pump", "skull", "snail", "snake",
    "spider", "squirrel", "pufferfish", "cuckoo_clock", "teddy_bear", "hole", "hippopotamus", "wet_hen", "tooth",
    "toothbrush", "tractor", "extinguisher", "briefs", "mammoth", "garden_gnome", "ostrich", "volcano", "igloo",
    "whale", "moustache",
]  # fmt: skip
"""In a fixed order: half-decks, arrows and records go by it."""

FORMER: Final = {
    "cockroach": "alarm_clock", "tornado": "balloon", "coffin": "bed", "poo": "bell", "lobster": "bicycle",
    "bin": "bucket", "gherkin": "burger", "mosquito": "butterfly", "disco_ball": "candle",
    "toilet_roll": "carrot", "goat": "crab", "plunger": "croissant", "viking_helmet": "crown",
    "traffic_cone": "diamond", "statue": "dice", "duck_ring": "doughnut", "vampire": "dress",
    "boxing_glove": "hammer", "dentures": "hourglass", "crocodile": "key", "llama": "kite", "nose": "ladder",
    "slug": "ladybird", "alien": "lemon", "foot": "light_bulb", "gravestone": "lollipop",
    "water_pistol": "magnet", "camel": "magnifying_glass", "clown": "microphone", "rhinoceros": "moon",
    "dragon": "paperclip", "kangaroo": "pencil", "poodle": "pizza", "floppy_disk": "plane",
    "earthworm": "pretzel", "scarecrow": "pumpkin", "microbe": "puzzle", "tutu": "robot", "toilet": "rocket",
    "bunny_slipper": "roller_skate", "flip_flop": "safety_pin", "gong": "saxophone", "petrol_pump": "skateboard",
    "pufferfish": "strawberry", "cuckoo_clock": "teapot", "hole": "telephone", "hippopotamus": "television",
    "wet_hen": "tent", "extinguisher": "train", "briefs": "trophy", "mammoth": "turtle",
    "garden_gnome": "umbrella", "ostrich": "unicorn", "igloo": "watermelon", "moustache": "yoyo",
}  # fmt: skip
"""By object: what was drawn on its card in earlier releases, and is still named in their records."""
