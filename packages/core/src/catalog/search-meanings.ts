import { searchWords, wordKey } from './search-terms.ts'

/** Something people look for that we do not rent, and what to search for instead, nearest first. */
export type NotRented = { things: string; close: readonly string[] }

// searches that by their words alone would find something else: glasses are no boxes of glass
const meanings = new Map([
  ['glasses', 'tumbler'],
  ['drinking glasses', 'tumbler'],
  ['water glasses', 'tumbler'],
  ['wine glasses', 'tumbler'],
  ['wine glass', 'tumbler'],
  ['silverware', 'table setting'],
  ['cutlery', 'flatware'],
])

const roasting = ['sheet pan', 'roasting pan', 'wok']
const slowCooking = ['dutch oven', 'stock pot', 'large saucepan']
const drinking = ['table setting', 'cocktail set', 'picnic kit']

const notRented: readonly (NotRented & { names: readonly string[] })[] = [
  { things: 'air fryers', names: ['air fryer', 'airfryer'], close: roasting },
  { things: 'deep fryers', names: ['deep fryer'], close: ['wok', 'dutch oven', 'spider strainer'] },
  { things: 'slow cookers', names: ['slow cooker', 'crock pot', 'crockpot'], close: slowCooking },
  {
    things: 'pressure cookers',
    names: ['pressure cooker', 'instant pot', 'multicooker'],
    close: slowCooking,
  },
  {
    things: 'rice cookers',
    names: ['rice cooker'],
    close: ['small saucepan', 'large saucepan', 'dutch oven'],
  },
  { things: 'toaster ovens', names: ['toaster oven'], close: ['toaster', 'sheet pan', 'baking dish'] },
  { things: 'microwaves', names: ['microwave'], close: ['small saucepan', 'electric kettle'] },
  { things: 'food processors', names: ['food processor'], close: ['blender', 'box grater', 'stand mixer'] },
  { things: 'juicers', names: ['juicer', 'citrus press'], close: ['blender', 'cocktail set'] },
  {
    things: 'espresso machines',
    names: ['espresso machine', 'espresso', 'nespresso', 'keurig'],
    close: ['french press', 'coffee set', 'coffee kit'],
  },
  {
    things: 'ice cream makers',
    names: ['ice cream maker', 'ice cream machine'],
    close: ['blender', 'mixing bowls'],
  },
  {
    things: 'champagne glasses',
    names: ['champagne glass', 'champagne flute', 'stemware'],
    close: drinking,
  },
  { things: 'mugs', names: ['mug', 'coffee cup'], close: ['table setting', 'coffee set'] },
]

/**
 * The words to look for when this was typed: the same, unless they commonly mean something else in a kitchen. See
 * docs/policy.md#search.
 */
export function meantWords(keyword: string): string[] {
  const words = searchWords(keyword)
  const meant = meanings.get(words.join(' ').toLowerCase())
  return meant === undefined ? words : searchWords(meant)
}

/** Whether the text names something we do not rent, in one number or the other. Only a search that finds nothing may say so. */
export function thingNotRented(keyword: string): NotRented | null {
  const asked = keysOf(keyword)
  return (
    notRented.find(({ names }) => names.some((name) => ` ${asked} `.includes(` ${keysOf(name)} `))) ?? null
  )
}

function keysOf(text: string): string {
  return searchWords(text).map(wordKey).join(' ')
}
