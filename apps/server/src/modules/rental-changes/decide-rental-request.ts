import { occupiedDays, type OccupiedDays } from '@trivet/core/availability'
import type { CalendarDate, RentalPeriod, VanDays } from '@trivet/core/dates'
import type { Dollars } from '@trivet/core/money'
import type {
  CurrentRental,
  ChangeRefusal,
  DateChange,
  Extension,
  ItemInStock,
  RentalChangeKind,
} from '@trivet/core/orders'
import { areaOf, vanDaysOf } from '@trivet/core/settings'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { largestTotal, shortOf } from '../checkout/index.ts'
import { findItemsInStock, refuseChange } from '../orders/index.ts'
import { findSettings } from '../settings/index.ts'

export type RentalDecision = DateChange | Extension

/** With the days on which it reserves its units. */
export type DecidedRequest = { decision: RentalDecision; days: OccupiedDays }

export type RequestFacts = {
  rental: CurrentRental
  period: RentalPeriod
  items: ItemInStock[]
  now: Date
  van: VanDays
}

/** What a change costs or pays back, as it was shown; an amount that was not sent is not compared. */
export type ShownMoney = { charge?: Dollars | undefined; refund?: Dollars | undefined }

/** Other days for an order, and the rule that decides about them. */
export type RentalRequest = {
  orderId: string
  kind: RentalChangeKind
  /** As the guest sent it. */
  asked: { rentalStart?: CalendarDate | undefined; rentalEnd: CalendarDate } & ShownMoney
  periodOf: (rental: CurrentRental) => RentalPeriod
  decide: (facts: RequestFacts) => RentalDecision | ChangeRefusal
  dryRun: boolean
  paymentToken: string | undefined
}

/** What the rule says about a request, with the stock as it is; the preview and the change both ask here. */
export async function decideRentalRequest(
  ctx: UserContext,
  sql: Sql,
  { rental, request }: { rental: CurrentRental; request: RentalRequest },
): Promise<DecidedRequest> {
  const { settings } = await findSettings(sql)
  const now = ctx.clock.now()
  const van = vanDaysOf(areaOf(rental.postalCode, settings), settings, now)
  const facts = { rental, period: request.periodOf(rental), now, van }
  const accepted = (items: ItemInStock[]) => {
    const decision = request.decide({ ...facts, items })
    if (!decision.ok) throw refuseChange(decision, rental)
    return decision
  }
  // days nobody could rent for are refused before the stock is asked for them
  accepted([])
  const days = occupiedDays(facts.period, settings.turnaroundDays)
  const decision = accepted(await findItemsInStock(sql, { orderId: request.orderId, days }))
  if (decision.quote.totalCents > largestTotal) throw shortOf(rental.lines[0]?.name)
  return { decision, days }
}
