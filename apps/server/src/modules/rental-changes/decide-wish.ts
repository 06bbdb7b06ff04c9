import { occupiedDays, type OccupiedDays } from '@trivet/core/availability'
import type { CalendarDate, RentalPeriod } from '@trivet/core/dates'
import type {
  BookedRental,
  ChangeRefusal,
  DateChange,
  Extension,
  ItemInStock,
  RentalChangeKind,
} from '@trivet/core/orders'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { largestTotal, shortOf } from '../checkout/index.ts'
import { findItemsInStock, refuseChange } from '../orders/index.ts'
import { findSettings } from '../settings/index.ts'

export type RentalDecision = DateChange | Extension

/** With the days on which it keeps its units off the shelf. */
export type DecidedWish = { decision: RentalDecision; days: OccupiedDays }

export type WishFacts = {
  rental: BookedRental
  period: RentalPeriod
  items: ItemInStock[]
  now: Date
  leadTimeDays: number
}

/** Other days for an order, and the rule that decides about them. */
export type RentalWish = {
  orderId: string
  kind: RentalChangeKind
  /** As the guest sent it. */
  asked: { rentalStart?: CalendarDate | undefined; rentalEnd: CalendarDate }
  periodOf: (rental: BookedRental) => RentalPeriod
  decide: (facts: WishFacts) => RentalDecision | ChangeRefusal
  dryRun: boolean
  paymentToken: string | undefined
}

/** What the rule says about a wish, with the stock as it is; the preview and the deed both ask here. */
export async function decideWish(
  ctx: UserContext,
  sql: Sql,
  { rental, wish }: { rental: BookedRental; wish: RentalWish },
): Promise<DecidedWish> {
  const { leadTimeDays, turnaroundDays } = (await findSettings(sql)).settings
  const facts = { rental, period: wish.periodOf(rental), now: ctx.clock.now(), leadTimeDays }
  const accepted = (items: ItemInStock[]) => {
    const decision = wish.decide({ ...facts, items })
    if (!decision.ok) throw refuseChange(decision, rental.timeZone)
    return decision
  }
  // days nobody could rent for are refused before the stock is asked for them
  accepted([])
  const days = occupiedDays(facts.period, turnaroundDays)
  const decision = accepted(await findItemsInStock(sql, { orderId: wish.orderId, days }))
  if (decision.quote.totalCents > largestTotal) throw shortOf(rental.lines[0]?.name)
  return { decision, days }
}
