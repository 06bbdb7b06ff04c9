import type { KitContents } from './kit-templates.ts'

/** A kit that a demo guest saved, so many days before the shop was filled. */
export type SampleKit = { name: string; savedDaysAgo: number; contents: KitContents }

/** The one that was also rented: it and its order hold the same things. */
export const pastaNightKit: SampleKit = {
  name: 'Pasta Night at the Lake',
  savedDaysAgo: 75,
  contents: [
    'everyday-chefs-knife',
    'pasta-pot',
    'saute-pan',
    'wooden-spoon-set',
    'kitchen-tongs',
    ['table-setting', 2],
    'cutting-board',
    'colander',
    'box-grater',
  ],
}

export const kitsOfDemoGuest: SampleKit[] = [
  pastaNightKit,
  {
    name: 'Cabin Breakfasts',
    savedDaysAgo: 6,
    contents: ['paring-knife', 'small-frying-pan', 'silicone-spatula', 'french-press', 'electric-kettle'],
  },
]
