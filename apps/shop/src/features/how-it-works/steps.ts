export type Step = {
  title: string
  text: string
  who: 'You' | 'We'
  /** What it takes, as it would stand on a ticket. */
  takes: string
  picture: string
}

export const steps: readonly Step[] = [
  {
    title: 'Choose a collection',
    text: 'A kit for the way you cook, single pieces to fill the gaps, or eight items of your own choice.',
    who: 'You',
    takes: 'Ten minutes on the sofa',
    picture: 'essential-kit',
  },
  {
    title: 'Book online',
    text: 'Pick your dates and give us the address of your rental, or its Airbnb link. Three to five days ahead is plenty; around holidays, one to two weeks.',
    who: 'You',
    takes: 'Four short pages',
    picture: 'cutting-board',
  },
  {
    title: 'Delivery',
    text: 'Your kit is there before you are: washed at 180°F or above, counted, and packed on one cloth.',
    who: 'We',
    takes: 'You are still on the road',
    picture: 'chefs-kit',
  },
  {
    title: 'Cook',
    text: 'Knives that cut, pans that hold their heat. Use everything as if it were yours.',
    who: 'You',
    takes: 'As long as it takes',
    picture: 'large-frying-pan',
  },
  {
    title: 'Easy return',
    text: 'Leave it all in the kitchen, unwashed. We collect it on your pickup day and do the dishes.',
    who: 'We',
    takes: 'Nothing to carry, nothing to wash',
    picture: 'large-saucepan',
  },
]
