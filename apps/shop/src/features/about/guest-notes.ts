import type { GuestNote } from '../../components/page/guest-notes.tsx'

export const aboutNotes: readonly GuestNote[] = [
  {
    quote: 'We came for the beach and stayed in for the risotto.',
    from: 'Two friends, Miami',
    isSample: true,
  },
  {
    quote: 'I have never been happy about an onion before.',
    from: 'A father of three, Denver',
    isSample: true,
  },
  {
    quote: 'Left everything in the sink, as told. It felt wrong. It was wonderful.',
    from: 'A couple, Nashville',
    isSample: true,
  },
  {
    quote: 'My guests ask about the kit before they ask about the Wi-Fi.',
    from: 'A host, Austin',
    isSample: true,
  },
]
