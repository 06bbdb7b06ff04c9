export type GuideStep = { title: string; text: string }

/** The welcome guide, from the empty cloth to the crate in the kitchen. */
export const guideSteps: readonly [GuideStep, ...GuideStep[]] = [
  {
    title: 'This is your cloth',
    text: 'Everything you choose lies on it, as large as it is. The hem is a ruler: centimeters above, inches below.',
  },
  {
    title: 'Choose from the shelf',
    text: 'Pick a kind of item, or search for one. Add lays it on the cloth; a press on a thing there takes it off again.',
  },
  {
    title: 'A kit one can cook with',
    text: 'It needs a knife, a pan or pot, and a utensil. The docket ticks them off while you build.',
  },
  {
    title: 'More things, lower price',
    text: 'From 5 items on the whole kit costs 5% less, from 10 items 10%. Each step weaves a thread into the stripe.',
  },
  {
    title: 'Keep it or rent it',
    text: 'Save the kit for every trip, or put it into the cart. Ctrl+Z undoes a step, and nothing is lost when you leave.',
  },
]
