import { paths } from '../../paths.ts'

export type KeyName = string

/** What the keys do, in words; the dialog that lists them shows nothing else. */
export const keyboardMap: readonly {
  title: string
  keys: readonly { keys: readonly KeyName[]; does: string }[]
}[] = [
  {
    title: 'Go to',
    keys: [
      { keys: ['G', 'O'], does: 'Orders' },
      { keys: ['G', 'P'], does: 'Products' },
      { keys: ['G', 'U'], does: 'Users' },
      { keys: ['G', 'D'], does: 'Dispatch' },
    ],
  },
  {
    title: 'In a list',
    keys: [
      { keys: ['/'], does: 'Search the list' },
      { keys: ['J'], does: 'Next row' },
      { keys: ['K'], does: 'Row before' },
      { keys: ['X'], does: 'Select the row' },
      { keys: ['Enter'], does: 'Open the row' },
      { keys: ['E'], does: 'Edit the row, or what the page shows' },
    ],
  },
  { title: 'Everywhere', keys: [{ keys: ['?'], does: 'This list' }] },
]

/** After G. */
export const destinations: Readonly<Record<string, string>> = {
  o: paths.orders(),
  p: paths.products(),
  u: paths.users(),
  d: paths.dispatch(),
}
