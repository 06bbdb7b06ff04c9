import type { GuestNote } from '../../components/page/guest-notes.tsx'

export const tripNotes: readonly GuestNote[] = [
  {
    quote: 'Booked it on the train. The crate was in the kitchen before our suitcases were.',
    from: 'A family of five, Chicago',
    isSample: true,
  },
  {
    quote: 'Snow moved our dates twice. Nobody sighed.',
    from: 'A ski week, Denver',
    isSample: true,
  },
  {
    quote: 'Nine cousins, one Dutch oven, and not a single plate to wash.',
    from: 'A reunion, Austin',
    isSample: true,
  },
  {
    quote: 'They took the pot with the chili still stuck to it. Not a word.',
    from: 'Two couples, New York City',
    isSample: true,
  },
]
