import type { StandingOrder } from '@trivet/core/contract/orders'
import type { CalendarDate } from '@trivet/core/dates'
import { toDecimal, type Cents } from '@trivet/core/money'

type Standing = {
  id: string
  isPaid: boolean
  totalCents: Cents
  start: CalendarDate
  end: CalendarDate
  /** As JSON carries it. */
  holdExpiresAt: string | null
}

/** The order that a guest is led back to. */
export function standingOrder({
  id,
  isPaid,
  totalCents,
  start,
  end,
  holdExpiresAt,
}: Standing): StandingOrder {
  return {
    orderId: id,
    isPaid,
    totalPrice: toDecimal(totalCents),
    rentalStart: start,
    rentalEnd: end,
    holdExpiresAt: holdExpiresAt && new Date(holdExpiresAt).toISOString(),
  }
}
