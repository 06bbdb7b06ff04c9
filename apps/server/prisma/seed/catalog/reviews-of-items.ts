import type { ReviewRow } from './reviews-of-kits.ts'

// One review to a line reads like a list; the formatter would spread each over six.
// oxfmt-ignore
export const reviewsOfItems: Record<string, ReviewRow[]> = {
  'professional-chefs-knife': [
    [0, 5, 8, 'Falls through tomatoes. I added it to the Kit for Two and never opened the other knife.'],
    [6, 5, 51, 'Balanced right at the pinch, with a honing rod in the box. I took notes for my birthday list.'],
    [10, 4, 126, 'A very good knife. A little long for my small hands; next time I take the santoku.'],
    [13, 5, 209, 'Five days of prep for a film crew, and it was as sharp on Friday as on Monday.'],
    [18, 5, 297, 'Arrived in a felt sheath and passed the paper test.'],
    [23, 3, 414, 'Sharp, yes. Fifteen dollars a week for one knife is a lot when the everyday one costs seven.'],
    [25, 4, 533, 'Lovely. Please believe them about glass boards: I heard the edge go.'],
  ],
  'dutch-oven': [
    [2, 5, 26, 'No-knead bread in a rented kitchen, with a crust that sang.'],
    [5, 5, 93, 'Braised short ribs for six. It sat on the table and stayed hot until the last spoon.'],
    [14, 4, 174, 'Beautiful green. Twelve pounds is twelve pounds, so do not hang it on one hand.'],
    [16, 4, 256, 'It cooked beautifully, and I let my grandson lift it.'],
    [20, 5, 354, 'I burnt the beans and left it to soak, as told. No charge, no sermon.'],
    [26, 3, 488, 'A chip in the enamel on the rim. It cooks the same, but I was worried they would think it was me.'],
  ],
  'premium-spice-collection': [
    [1, 5, 13, 'I have thrown away so many half-full jars in rental kitchens. This is the answer.'],
    [8, 5, 72, 'The cumin smelled like cumin. You would not think that is rare.'],
    [12, 4, 153, 'Good choice of twelve. I missed bay leaves.'],
    [15, 4, 224, 'Fresh and generous. Half an ounce of turmeric is more than I use in a year.'],
    [19, 2, 310, 'Twenty dollars for spices I could have bought for twelve. Handy if you arrive late at night, though.'],
    [28, 5, 436, 'Took the leftover pouches home. The smoked paprika is still going.'],
  ],
  'stand-mixer': [
    [4, 5, 43, 'Meringues at sea level, then at a mile high. It managed both; I managed one.'],
    [9, 5, 164, 'Kneaded brioche for fifteen minutes without getting warm.'],
    [17, 4, 280, 'A heavy, steady workhorse. It is deeper than it looks, so measure the counter.'],
    [27, 4, 451, 'Rented it for one weekend of cookies. Cheaper than buying, and no shelf needed at home.'],
  ],
  'cast-iron-skillet': [
    [3, 5, 64, 'Cornbread with a proper crust. I wiped it and sent it home.'],
    [10, 5, 192, 'Better seasoned than my own, which I inherited.'],
    [21, 4, 345, 'Heavy and perfect. The handle gets hot; a sleeve would be welcome.'],
  ],
  'large-frying-pan': [
    [7, 5, 32, 'The coating is flawless. Eggs without butter, just to prove it.'],
    [11, 4, 178, 'Good pan with a bit of a wobble on our glass stove.'],
    [24, 5, 329, 'Light enough for one hand, big enough for four pancakes.'],
  ],
  'cutting-board': [
    [13, 5, 85, 'The groove held the juice of a whole watermelon. Almost.'],
    [29, 4, 268, 'Handsome and heavy. It slides a little, so put a damp cloth under it.'],
  ],
  'charcoal-grill': [
    [6, 4, 60, 'Coals ready in twenty minutes with the chimney. Big enough for the three of us.'],
    [22, 5, 196, 'Slow chicken with the lid on, all Sunday. Left the cold ash in it, as asked.'],
  ],
  'grill-tool-set': [
    [1, 5, 37, 'Deck grill with no tools is what every rental has. Fifteen dollars and done.'],
    [14, 4, 157, 'Flat skewers are a revelation. The roll will need a wash after us.'],
    [26, 4, 308, 'Long handles, good gloves. I would like a thermometer in there.'],
  ],
  'french-press': [
    [0, 5, 56, 'Four mugs at once, no filters to buy. It came double-boxed and whole.'],
    [18, 3, 231, 'Good coffee. The plunger needs both hands.'],
  ],
  'electric-kettle': [[11, 5, 95, 'Exactly 175 °F for my green tea, on vacation. Unheard of.']],
  'carbon-steel-wok': [[12, 4, 147, 'Dark, slick and quick. The lid makes it a fine steamer.']],
  'opener-set': [[19, 5, 69, 'It is ten at night, the wine is cold, and there is a corkscrew. Best three-fifty ever spent.']],
  'cooler': [[8, 4, 106, 'Ice lasted from Saturday noon until late on Sunday, in the shade.']],
  'table-setting': [
    [5, 5, 87, 'Twelve guests, four plates in the house. Two of these sets fixed it, and they look lovely.'],
    [20, 4, 281, 'Light and cheerful. One tumbler had a chip, which I sent them a photo of.'],
  ],
  'seafood-pot': [[21, 4, 203, 'Forty tamales at once. Fills the whole stove.']],
  'paring-knife': [[16, 5, 152, 'I peel apples in the hand, as my mother did. This little knife understands.']],
  'roasting-pan': [[4, 5, 302, 'Two chickens side by side, potatoes below. The handles fit real oven gloves.']],
  'blender': [[17, 3, 249, 'Crushes ice to snow. So loud that the baby woke up twice.']],
  'santoku-knife': [[2, 5, 116, 'Just the size for my hand. Cucumber does not stick to it.']],
}
