/** What an amount due is for: pieces that did not come back whole, or a pickup that came late. */
export const amountDueKinds = ['loss', 'late-fee'] as const
export type AmountDueKind = (typeof amountDueKinds)[number]
