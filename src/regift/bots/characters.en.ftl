# The bots’ characters: a name, and a word on the temperament.

character-1 = Dot
    .about = Does everything in order, even daydreaming.
character-2 = Albie Ross
    .about = Glides for ages, then suddenly swoops.
character-3 = Nana Second
    .about = Hops from plan to plan, regretting nothing.
character-4 = Gifford
    .about = Generous to a fault, but counts ribbons.
character-5 = Bowdelia
    .about = Ties a bow on every sneaky plan.
character-6 = Purl
    .about = Knits clever schemes, stitch by patient stitch.
character-7 = Percy Parcel
    .about = Arrives late, but always arrives smiling.
character-8 = Gullian
    .about = Pinches one chip, grins, comes back.
