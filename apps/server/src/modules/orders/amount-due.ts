import type { AmountDue } from '@trivet/core/contract/orders'
import { toDecimal, type Cents } from '@trivet/core/money'
import type { AmountDueKind } from '@trivet/core/orders'

export type AmountDueRecord = {
  id: string
  kind: AmountDueKind
  amountCents: Cents
  reason: string
  at: string
  paidAt: string | null
  waivedAt: string | null
}

/** The wire form of what a guest owes besides the order. */
export function toAmountDue({
  id,
  kind,
  amountCents,
  reason,
  at,
  paidAt,
  waivedAt,
}: AmountDueRecord): AmountDue {
  return {
    _id: id,
    amount: toDecimal(amountCents),
    reason,
    ...(kind === 'price-change' && { ofPrice: true }),
    at: new Date(at).toISOString(),
    paidAt: paidAt && new Date(paidAt).toISOString(),
    waivedAt: waivedAt && new Date(waivedAt).toISOString(),
  }
}
