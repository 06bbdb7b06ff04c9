export type Plan = {
  name: string
  /** As the copy has it; what a booking costs is worked out by the quote. */
  price: string
  lines: readonly (readonly [label: string, value: string])[]
  text: string
  /** The slug of the kit the booking page starts with. */
  product?: string
  weave: string
  /** What is in such a kit, laid out. */
  picture: string
}

export const plans: readonly Plan[] = [
  {
    name: 'Essential Kit',
    price: '$49/week',
    lines: [
      ['Everyday cooking', '2 to 4'],
      ['Sharp knives', 'yes'],
      ['Pans, pots, board', 'yes'],
    ],
    text: 'What a rental kitchen should have had.',
    product: 'essential-kit',
    weave: 'weave-essential',
    picture: 'collection-essential',
  },
  {
    name: "Chef's Kit",
    price: '$89/week',
    lines: [
      ['Serious cooking', '2 to 6'],
      ['Forged knife, steel pans', 'yes'],
      ['Dutch oven', 'yes'],
      ['Spice kit', 'included'],
      ['Priority delivery', 'included'],
    ],
    text: 'For cooks who miss their own knife.',
    product: 'chefs-kit',
    weave: 'weave-chef',
    picture: 'collection-chef',
  },
  {
    name: 'Custom Kit',
    price: 'from $69/week',
    lines: [
      ['Any items', '8'],
      ['Chosen by', 'you'],
    ],
    text: 'Only what you will use, and nothing else.',
    weave: 'weave-custom',
    picture: 'collection-custom',
  },
]

export const addOn = {
  name: 'Premium Damage Protection',
  price: '$10/week',
  text: 'An add-on for any kit: a chipped plate or a scratched pan costs you nothing more. Your cart shows the sum for your rental, 10% of the rental cost, before you decide.',
} as const
