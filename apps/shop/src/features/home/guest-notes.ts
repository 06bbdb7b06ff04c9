import type { GuestNote } from '../../components/page/guest-notes.tsx'

export const homeNotes: readonly GuestNote[] = [
  {
    quote: 'The knife cut the tomato. In a beach house. I had stopped believing in that.',
    from: 'A couple, Miami',
    isSample: true,
  },
  {
    quote: 'We left the roasting pan in the sink and drove to the airport singing.',
    from: 'Three generations, Nashville',
    isSample: true,
  },
  {
    quote: 'My guests write about the pans now, and no longer about the sofa.',
    from: 'A host, Los Angeles',
    isSample: true,
  },
]
