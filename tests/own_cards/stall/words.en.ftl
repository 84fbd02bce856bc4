game-name = The stall
option-goods = The goods
card-kite = kite
card-drum = drum
card-boat = boat
cheap = cheap
dear = dear
