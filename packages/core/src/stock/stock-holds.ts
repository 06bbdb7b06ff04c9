/** Why units stay in a depot and cannot be promised: in repair, or out with a guest past their day. */
export const stockHoldKinds = ['repair', 'overdue'] as const
export type StockHoldKind = (typeof stockHoldKinds)[number]
