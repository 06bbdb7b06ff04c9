import { occupiedDays, type Demand, type OccupiedDays } from '@trivet/core/availability'
import type { OrderChangeOutput, PreviewOrderChangeInput } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import type { Cents, Count } from '@trivet/core/money'
import { decideOrderChange, type ItemInStock, type OrderChange } from '@trivet/core/orders'
import { vanDaysOf } from '@trivet/core/settings'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import type { Sql } from '../../../platform/database.ts'
import { findReservations } from '../../availability/index.ts'
import { findPricingFacts, largestTotal, priceOrder, shortOf, type Rentable } from '../../checkout/index.ts'
import { findDemandInStock, findRentedOrder, refuseOwnOrder, type RentedOrder } from '../../orders/index.ts'
import { findCodeOfOrder } from '../../promotion-codes/index.ts'
import { findSettings } from '../../settings/index.ts'
import { findDepots } from '../../stock/index.ts'
import { decideDelivery, type DecidedDelivery } from './decide-delivery.ts'
import { findOrderToChange, type OrderToChange } from './order-to-change.repo.ts'
import { refuseOrderChange } from './refuse-order-change.ts'
import { addedMeasures, reservedAfter, toQuoteLine, wantedLines, type WantedLines } from './wanted-lines.ts'

export type DecidedChange = {
  change: OrderChange
  rented: RentedOrder
  order: OrderToChange
  lines: WantedLines
  things: { thing: Rentable; quantity: Count }[]
  /** All it holds afterwards, and when. */
  reserved: Demand[]
  days: OccupiedDays
  delivery: DecidedDelivery
  /** By name, where it takes its units from another one. */
  depots: OrderChangeOutput['depots']
  /** Null of an order from before it was told. */
  depositCents: Cents | null
  /** Null where it does not count any more. */
  units: Count | null
}

/** What the rule says about a change that staff ask for, with everything as it is; the preview and the change both ask here. */
export async function decideChange(
  ctx: UserContext,
  sql: Sql,
  input: PreviewOrderChangeInput,
): Promise<DecidedChange> {
  const { id: orderId, version, orderItems, rentalStart, rentalEnd, priceRows } = input
  const rented = await findRentedOrder(sql, { orderId, userId: null })
  const order = rented && (await findOrderToChange(sql, orderId))
  if (!rented || !order) throw new AppError('ORDER_NOT_FOUND')
  // by rows and days of their choice they would refund it, or take off what it owes
  refuseOwnOrder(ctx, order)
  if (order.version !== version) {
    throw new AppError('ORDER_CHANGED', { message: ordersCopy.orderChangedMeanwhile })
  }
  const { rental } = rented
  const period = { start: rentalStart, end: rentalEnd }
  const lines = wantedLines(order.lines, orderItems)
  const { settings } = await findSettings(sql)
  const delivery = await decideDelivery(sql, rented, input, settings)
  const { found, depot } = delivery
  const things = await findThings(sql, { order, lines, rented })
  const code = await findCodeOfOrder(sql, orderId)
  const now = ctx.clock.now()
  const ask = (items: ItemInStock[]): OrderChange => {
    const decision = decideOrderChange({
      rental,
      isPaid: order.isPaid,
      accountCreditCents: order.accountCreditCents,
      isPaymentUnderWay: order.isPaymentUnderWay,
      isOfOpenQuote: order.isOfOpenQuote,
      lines: [
        ...lines.kept.map(toQuoteLine),
        ...things.map(({ thing: { id, name, priceCents }, quantity }) => ({
          id,
          name,
          unitPriceCents: priceCents,
          quantity,
        })),
      ],
      period,
      code,
      priceRows: priceRows.map(({ label, amount: cents }) => ({ label, cents })),
      items,
      now,
      van: vanDaysOf(delivery.area, settings, now),
      delivery: delivery.inChange,
    })
    if (!decision.ok) throw refuseOrderChange(decision)
    return decision
  }
  // what nobody could change is refused before the stock is asked
  ask([])
  const held = await findReservations(sql, orderId)
  const taken = { ...lines, before: order.lines, things }
  const reserved = reservedAfter(held, taken)
  if (!reserved) {
    throw new AppError('ORDER_CHANGE_REFUSED', {
      message: ordersCopy.kitChangedSince(order.lines[0]?.name ?? ''),
    })
  }
  const days = occupiedDays(period, settings.turnaroundDays)
  const change = ask(await findDemandInStock(sql, { orderId, depotId: depot, demand: reserved, ...days }))
  if (change.after.totalCents > largestTotal) throw shortOf(change.after.lines[0]?.name)
  const added = addedMeasures(taken)
  return {
    change,
    rented,
    order,
    lines,
    things,
    reserved,
    days,
    delivery,
    depots: depot === found.depot ? null : await namesOf(sql, { from: found.depot, to: depot }),
    depositCents: order.depositCents === null ? null : Math.max(0, order.depositCents + added.depositCents),
    units: order.units === null ? null : Math.max(1, order.units + added.pieces),
  }
}

/** What comes into the order, as the shop has it today, at its prices of today; kits as the guest saved them. */
async function findThings(
  sql: Sql,
  { order, lines: { added }, rented }: { order: OrderToChange; lines: WantedLines; rented: RentedOrder },
) {
  if (added.length === 0) return []
  const idsOf = (areKits: boolean) =>
    added.filter((item) => item.isCustomKit === areKits).map(({ product }) => product)
  const asked = { productIds: idsOf(false), kitIds: idsOf(true) }
  const facts = await findPricingFacts(sql, { asked, userId: order.userId })
  const { rates, damageProtection } = rented.rental
  return priceOrder(facts, { items: added, period: null, damageProtection, referralBasisPoints: 0, rates })
    .lines
}

async function namesOf(sql: Sql, { from, to }: { from: string; to: string }) {
  const names = new Map((await findDepots(sql)).map(({ _id, name }) => [_id, name]))
  return { from: names.get(from) ?? from, to: names.get(to) ?? to }
}
