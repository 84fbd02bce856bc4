game-name = L’étal
option-goods = La marchandise
card-kite = cerf-volant
card-drum = tambour
card-boat = bateau
cheap = pas cher
dear = cher
