/**
 * What an amount due is for: pieces that did not come back whole, a pickup that came late, or what a change by staff added to
 * the price.
 */
export const amountDueKinds = ['loss', 'late-fee', 'price-change'] as const
export type AmountDueKind = (typeof amountDueKinds)[number]
