import type { Cents } from '@trivet/core/money'
import { orderHoldMinutes } from '@trivet/core/orders'
import type { PieceDeposits, Rates } from '@trivet/core/pricing'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import type { OrderRecord } from '../orders/index.ts'

/** How an order is placed, where a guest at the checkout and staff on the phone differ. */
/** Prices that were promised before: they stand in place of today's. */
export type AgreedPrices = {
  rates: Rates
  /** Of one, for a week, by product. */
  weeklyCents: ReadonlyMap<string, Cents>
  pieceDeposits: PieceDeposits
}

export type OrderTerms = {
  /** Its guest, or whoever of staff places it for them. */
  placedBy: string
  /** What the timeline says beside it, to staff. */
  note: string | null
  /** Until when it waits for its payment. */
  holdUntil: (deliveryDayBegins: Date) => Date
  /** The guest hears after a while that it is not paid yet. */
  isMailed: boolean
  agreed: AgreedPrices | null
  /** What else belongs to placing it, in the same transaction. */
  together: ((tx: Sql, order: OrderRecord) => Promise<void>) | null
}

export function termsOfGuest({ actor, clock }: UserContext): OrderTerms {
  return {
    placedBy: actor.userId,
    note: null,
    holdUntil: () => new Date(clock.now().getTime() + orderHoldMinutes * 60_000),
    isMailed: true,
    agreed: null,
    together: null,
  }
}
