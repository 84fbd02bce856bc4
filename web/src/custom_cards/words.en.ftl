two-title = How well do you know us?
two-about = Add two presents that your friends would love, or dread. They come up first.
two-photo = A photo
two-words = In words
two-first = Your first present
two-second = Your second present
two-name = What is it?
two-name-hint = Or nothing at all
two-price = What does it cost?
two-put = Add it
two-drop = Never mind
two-unnamed = { $count ->
    [0] Mystery photo
   *[other] Another mystery photo
}
two-mine = Your presents
two-one = One is wrapped. One more?
two-opens = Two presents each, before the game.
two-done = Both are wrapped. Now let them guess.
two-no-hurry = No hurry: the game starts without, too.
two-who = Presents added so far
two-count = { $name }: { $count } of 2
two-remove = Take “{ $name }” out again
own-tab-own = Ours
own-tab-house = The game’s
own-none = None yet. The beige jumper, the trip to the dump, your uncle’s harmonica: you know what belongs here.
own-add = A new gift
own-name = What is it?
own-line = One line about it
own-line-hint = Optional. The best ones sound like a shop window, or a threat.
own-kind = How much is it worth?
own-photo = A photo of it
own-photo-drop = A photo of it, if you have one
own-photo-choose = Choose a photo
own-photo-take = Take a photo
own-photo-other = Another photo
own-photo-none = Without a photo
own-photo-small = Only this table sees it. It is shrunk, and forgets where it was taken.
own-photos-off = This server doesn’t take photos. Words will do.
own-put = Put it in the pack
own-keep = Keep the changes
own-busy = One moment…
own-added = “{ $name }” is in the pack.
own-half = “{ $name }” is in the pack, but without its photo.
own-changed = “{ $name }” has been changed.
own-rest = Everything else is saved.
own-removed = “{ $name }” is out of the pack.
own-edit = Change “{ $name }”
own-remove = Remove “{ $name }”
own-list = In the pack
own-letters = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}
own-pack = Keep and share
own-pack-about = A pack is a file: keep it for the next party, or send it to friends.
own-pack-save = Save the pack
own-pack-photos = with photos
own-pack-open = Add a pack from a file
own-pack-added = { $count ->
    [0] That pack was empty.
    [one] One gift more.
   *[other] { $count } gifts more.
}
own-pack-unread = This isn’t a Regift pack.
own-only-read = { $name } adds the gifts. You can look on, and whisper ideas.
own-only-read-nobody = Only the host adds gifts.
house-search = Search the gifts
house-about = A gift that nobody wants to see tonight? Put it away.
house-away = Put away: { $count }
house-all-on = Bring them all back
house-none-found = No gift is called that.
own-change = Change the gifts
own-see = See the gifts
own-count = { $own ->
    [0] None of your own
    [one] One of your own
   *[other] { $own } of your own
}, { $away ->
    [0] none put away
   *[other] { $away } put away
}
cancel = Cancel
fault-own_cards = At this table only the host adds gifts.
fault-own_photos = At this table only the host adds photos.
fault-own_two = Two each: the host alone may add more.
fault-own_card = That gift is gone.
fault-own_waiting = The host is away, and presents of people who have left keep their place: the pack takes no more until the host is back.
fault-own_count = The pack is full: a table has room for 200 gifts of its own.
fault-own_room = The photos of this table take too much room. Remove one, or add this gift without its photo.
fault-kind = There is no such price.
fault-card_name = Use at least one visible letter.
fault-line = Use at least one visible letter, or leave it empty.
fault-pack = This pack is for another game.
fault-packs = Too few gifts would be left to play with.
fault-photo = That’s a lot of photos in a short time. Wait a little before the next.
reason-photo_large = This photo is too heavy: { $most } MB at most.
reason-photo_pixels = This photo is too large: { $most } million pixels at most.
reason-photo_kind = This file can’t be read as a photo: JPEG, PNG, WebP or GIF, please.
reason-photo_broken = This photo is damaged. Try another.
reason-photo_slow = This photo takes too long to read. Save it as a plain JPEG, then try again.
reason-photo_off = This server doesn’t take photos.
reason-photo_full = This server has no room for more photos. The words will do.
