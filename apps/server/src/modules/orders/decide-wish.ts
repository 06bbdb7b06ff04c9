import {
  occupiedDays,
  type BookedRental,
  type CalendarDate,
  type ChangeRefusal,
  type DateChange,
  type Extension,
  type ItemInStock,
  type RentalPeriod,
} from '@trivet/core'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { largestTotal, shortOf } from './assemble-order.ts'
import { findItemsInStock } from './booked-order.repo.ts'
import { refuseChange } from './refuse-change.ts'

export type RentalDecision = DateChange | Extension

export type WishFacts = { rental: BookedRental; period: RentalPeriod; items: ItemInStock[]; now: Date }

/** Other days for an order, and the rule that decides about them. */
export type RentalWish = {
  orderId: string
  kind: 'dates-changed' | 'extended'
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
): Promise<RentalDecision> {
  const facts = { rental, period: wish.periodOf(rental), now: ctx.clock.now() }
  const accepted = (items: ItemInStock[]) => {
    const decision = wish.decide({ ...facts, items })
    if (!decision.ok) throw refuseChange(decision, rental.timeZone)
    return decision
  }
  // days nobody could rent for are refused before the stock is asked for them
  accepted([])
  const days = occupiedDays(facts.period)
  const decision = accepted(await findItemsInStock(sql, { orderId: wish.orderId, days }))
  if (decision.quote.totalCents > largestTotal) throw shortOf(rental.lines[0]?.name)
  return decision
}
