# The bots’ characters: a name, the same in every language, and a word on the temperament.

character-1 = Mémé Thode
    .about = Does everything in order, even daydreaming.
character-2 = Albie Ross
    .about = Glides for ages, then suddenly swoops.
character-3 = Papi Yon
    .about = Flutters from plan to plan, regretting nothing.
character-4 = Cadeaubert
    .about = Generous to a fault, but counts ribbons.
character-5 = Rubanelle
    .about = Ties a bow on every sneaky plan.
character-6 = Purl
    .about = Knits clever schemes, stitch by patient stitch.
character-7 = Percy Parcel
    .about = Arrives late, but always arrives smiling.
character-8 = Gullian
    .about = Pinches one chip, grins, comes back.

## How they play: styles that one may choose

bot-dreamy = dreamy
    .about = Has just what it needs in hand, and looks at the clouds.
bot-learned = learned
    .about = Waits, then swaps its row for yours. Beats the clever one nine times out of ten.
bot-vengeful = vengeful
    .about = Forgives everything, except what you just did.
bot-careful = careful
    .about = Reads the warning on the wrapping paper first.
bot-chaotic = chaotic
    .about = Had a plan, and gift-wrapped it by mistake.
bot-playful = playful
    .about = Would rather play a card than save it for later.

## How well they remember, in games of memory

bot-sieve = sieve
    .about = Remembers everything, for nearly a minute.
bot-granny = granny
    .about = Mislays her glasses, never who gave her what.
bot-student = student
    .about = Crammed every gift last night. Most of it stuck.
bot-elephant = elephant
    .about = Never forgets. Pretends to, when it suits.

## How well they know people, in games of presents

bot-stranger = stranger
    .about = Gives everyone what everyone likes. Means well.
bot-friend = friend
    .about = Watches your face at every parcel, and takes notes.
bot-soulmate = soulmate
    .about = One look at your wish list and it knows you by heart.
