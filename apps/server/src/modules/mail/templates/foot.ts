import { support } from '../../documents/index.ts'

/** Under every mail. */
export const footLines = [
  `Questions? ${support.email}, ${support.hours}.`,
  'Trivet · kitchenware for vacation rentals',
] as const
