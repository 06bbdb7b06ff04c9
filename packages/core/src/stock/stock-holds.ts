/** Why units stay in a depot and cannot be promised: in repair, or out with a guest past their day. */
export const stockHoldKinds = ['repair', 'overdue'] as const
export type StockHoldKind = (typeof stockHoldKinds)[number]

/** Why units cannot be handed out on a day: held, or on the road between two depots. */
export const awayKinds = [...stockHoldKinds, 'transfer'] as const
export type AwayKind = (typeof awayKinds)[number]
