import { smallestKitText, weekPrice } from '@trivet/core/copy/kits'
import type { PlanPrices } from '@trivet/core/contract/kits'
import { customKitPieces, planKits } from '@trivet/core/kits'
import { formatMoney, shareOf, toCents, type Dollars } from '@trivet/core/money'
import { percentText } from '@trivet/core/settings'
import type { ShopSettings } from '@trivet/core/settings'

export type Plan = {
  name: string
  /** Undefined while it is not known, null when there is no such kit. */
  priceText: (prices: PlanPrices | undefined) => string | null | undefined
  lines: readonly (readonly [label: string, value: string])[]
  text: string
  /** How the price comes about, where that is not plain. */
  note?: (prices: PlanPrices | undefined) => string | null
  /** The slug of the kit the booking page starts with. */
  product?: string
  weave: string
  /** What is in such a kit, laid out. */
  picture: string
}

export const plans: readonly Plan[] = [
  {
    name: 'Essential Kit',
    priceText: (prices) => prices && prices.essentialKit && weekPrice(prices.essentialKit),
    lines: [
      ['Everyday cooking', '2 to 4'],
      ['Sharp knives', 'yes'],
      ['Pans, pots, board', 'yes'],
    ],
    text: 'What a rental kitchen should have had.',
    product: planKits.essential,
    weave: 'weave-essential',
    picture: 'collection-essential',
  },
  {
    name: "Chef's Kit",
    priceText: (prices) => prices && prices.chefsKit && weekPrice(prices.chefsKit),
    lines: [
      ['Serious cooking', '2 to 6'],
      ['Forged knife, steel pans', 'yes'],
      ['Dutch oven', 'yes'],
      ['Spice kit', 'included'],
      ['Priority delivery', 'included'],
    ],
    text: 'For cooks who miss their own knife.',
    product: planKits.chef,
    weave: 'weave-chef',
    picture: 'collection-chef',
  },
  {
    name: 'Custom Kit',
    priceText: (prices) => prices && prices.customKit && `from ${weekPrice(prices.customKit.from)}`,
    lines: [
      ['Any items', String(customKitPieces)],
      ['Chosen by', 'you'],
    ],
    text: 'Only what you will use, and nothing else.',
    note: (prices) => (prices?.customKit ? smallestKitText(prices.customKit.smallest) : null),
    weave: 'weave-custom',
    picture: 'collection-custom',
  },
]

export const addOn = { name: 'Premium Damage Protection', price: '$10/week' } as const

/** How the add-on is really priced, with what that comes to for the kits beside it. */
export function addOnText({ rates }: ShopSettings, prices: PlanPrices | undefined): string {
  const share = percentText(rates.damageProtectionBasisPoints)
  const examples = [
    exampleOf('the Essential Kit', prices?.essentialKit, rates),
    exampleOf('the Chef’s Kit', prices?.chefsKit, rates),
  ].filter((example) => example !== null)
  const named = examples.length > 0 ? `, such as ${examples.join(' and ')} for a week` : ''
  return `An add-on for any kit: a chipped plate or a scratched pan costs you nothing more. It is ${share} of the rental cost${named}; your cart shows the sum for your rental before you decide.`
}

type Rates = ShopSettings['rates']

function exampleOf(kit: string, price: Dollars | null | undefined, rates: Rates): string | null {
  if (!price) return null
  return `${formatMoney(shareOf(toCents(price), rates.damageProtectionBasisPoints))} with ${kit}`
}
