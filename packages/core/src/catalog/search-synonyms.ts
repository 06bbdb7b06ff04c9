/**
 * Names of the same thing, a row each: who searches by one is also shown what is called by another. Rows stand for
 * themselves: that a coffee maker may be a French press or a coffee set makes those two no synonyms.
 */
export const sameThing: readonly (readonly string[])[] = [
  // knives
  ["chef's knife", 'chef knife', "cook's knife", 'kitchen knife'],
  ['bread knife', 'serrated knife'],
  ['paring knife', 'peeling knife', 'fruit knife'],
  ['santoku', 'japanese knife'],
  ['steak knives', 'table knives'],
  ['honing rod', 'honing steel', 'sharpening steel', 'knife sharpener'],
  ['shears', 'scissors'],

  // pans and pots
  ['frying pan', 'fry pan', 'frypan', 'skillet'],
  ['cast-iron skillet', 'cast-iron pan'],
  ['sauté', 'saute'],
  ['sauté pan', 'sauteuse', 'deep frying pan'],
  ['grill pan', 'griddle', 'griddle pan'],
  ['crêpe', 'crepe'],
  ['crêpe pan', 'pancake pan'],
  ['saucepan', 'sauce pan', 'milk pan'],
  ['stock pot', 'stockpot', 'soup pot'],
  ['pasta pot', 'spaghetti pot', 'pasta cooker'],
  ['dutch oven', 'french oven', 'cocotte', 'casserole'],
  ['seafood pot', 'lobster pot', 'crab pot', 'crab boiler'],
  ['fondue pot', 'fondue set', 'caquelon'],
  ['roasting pan', 'roasting tin', 'roaster'],

  // tools
  ['spatula', 'turner', 'flipper', 'fish slice'],
  ['spatula', 'rubber scraper', 'bowl scraper'],
  ['slotted spoon', 'draining spoon', 'skimmer'],
  ['spider strainer', 'skimmer', 'wok skimmer'],
  ['colander', 'strainer', 'sieve', 'drainer'],
  ['whisk', 'egg beater', 'wire whip'],
  ['ladle', 'soup ladle', 'dipper'],
  ['vegetable peeler', 'potato peeler', 'carrot peeler', 'parer'],
  ['grater', 'shredder', 'zester'],
  ['corkscrew', 'wine opener', 'wine key'],
  ['can opener', 'tin opener'],
  ['measuring cup', 'measuring jug', 'measuring beaker'],
  ['cutting board', 'chopping board', 'chopping block', 'breadboard'],
  ['rolling pin', 'dough roller'],
  ['pizza wheel', 'cutting wheel', 'pizza cutter', 'pizza slicer'],
  ['pizza stone', 'baking stone'],
  ['seafood cracker', 'lobster cracker', 'crab cracker', 'nutcracker'],
  ['heat-proof gloves', 'oven gloves', 'oven mitts', 'pot holders'],

  // baking
  ['sheet pan', 'sheet tray', 'baking sheet', 'baking tray', 'oven tray', 'cookie sheet', 'cookie tray'],
  ['loaf tin', 'loaf pan', 'bread pan', 'bread tin'],
  ['cake tin', 'cake pan', 'baking tin'],
  ['muffin tin', 'muffin pan', 'muffin tray', 'cupcake tin', 'cupcake pan', 'cupcake tray'],
  ['baking dish', 'casserole dish', 'oven dish', 'gratin dish', 'lasagna dish', 'lasagna pan'],
  ['mixing bowl', 'prep bowl', 'batter bowl'],

  // appliances and coffee
  ['stand mixer', 'kitchen mixer', 'food mixer', 'cake mixer', 'planetary mixer', 'kitchenaid'],
  ['blender', 'liquidiser', 'liquidizer', 'smoothie maker'],
  ['kettle', 'teakettle', 'water boiler'],
  ['waffle maker', 'waffle iron'],
  ['french press', 'cafetière', 'coffee press', 'coffee plunger', 'press pot'],
  ['coffee set', 'dripper', 'drip coffee', 'filter coffee'],
  ['coffee maker', 'coffee machine', 'french press'],
  ['coffee maker', 'coffee machine', 'coffee set'],
  ['bbq', 'barbecue', 'barbeque', 'charcoal grill'],

  // table, storage and outdoors
  ['table setting', 'tableware', 'dinnerware', 'crockery', 'dish set', 'place setting'],
  ['kids', 'children', 'toddlers'],
  ['cocktail set', 'cocktail shaker', 'bar set', 'bartender kit'],
  ['storage boxes', 'food containers', 'food boxes', 'tupperware'],
  ['storage jars', 'canisters', 'mason jars'],
  ['lunch boxes', 'lunchbox', 'bento'],
  ['cooler', 'cool box', 'ice box', 'ice chest'],
  ['carry crate', 'picnic basket', 'picnic hamper'],
  ['spice', 'seasoning'],
]
