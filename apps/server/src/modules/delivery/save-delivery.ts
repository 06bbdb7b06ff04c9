import type { DeliveryChangeInput } from '@trivet/core/contract/delivery'
import type { DeliveryChangeOutput } from '@trivet/core/contract/orders'
import { addressPriceNote, areaRefusalMessage } from '@trivet/core/copy/delivery'
import * as ordersCopy from '@trivet/core/copy/orders'
import { decideDeliveryChange } from '@trivet/core/delivery'
import { areaOf, decideAreaMove, type AreaMoveRefusal } from '@trivet/core/settings'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { findReservations, findShortProduct } from '../availability/index.ts'
import { lockOrder, refuseDelivery } from '../orders/index.ts'
import { findSettings, servedArea } from '../settings/index.ts'
import { findPlannedDelivery } from './planned-delivery.repo.ts'
import { writeDelivery, type DecidedDelivery } from './write-delivery.ts'

export type AskedDelivery = {
  input: DeliveryChangeInput & { id: string }
  /** Null for staff, who may change every order. */
  ownerId: string | null
}

/** What changed, or would; an order keeps the fee and the tax it was placed with. */
type SavedDelivery = Omit<DeliveryChangeOutput, 'order'>

/** Decides about new delivery details and keeps them, unless it is only asked what would change. */
export async function saveDelivery(ctx: UserContext, asked: AskedDelivery): Promise<SavedDelivery> {
  const { input, ownerId } = asked
  const orderId = input.id
  if (input.dryRun) return toldOf(await decide(ctx.sql, asked))
  return retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      // first the lock: of two tabs the second finds what the first one left behind
      if (!(await lockOrder(tx, orderId, ownerId))) throw new AppError('ORDER_NOT_FOUND')
      const decided = await decide(tx, asked)
      if (decided.change.changed.length > 0) {
        await writeDelivery(ctx, tx, { orderId, ...decided, byStaff: ownerId === null })
      }
      return toldOf(decided)
    }),
  ).catch((error: unknown) => {
    // somebody took them in the moment between the question and the answer
    throw brokenConstraint(error) === 'stock_days_never_oversold' ? new AppError('NOT_ENOUGH_STOCK') : error
  })
}

async function decide(sql: Sql, { input, ownerId }: AskedDelivery): Promise<DecidedDelivery> {
  const { id: orderId, rentalAddress, ...asked } = input
  const found = await findPlannedDelivery(sql, { orderId, ownerId })
  if (!found) throw new AppError('ORDER_NOT_FOUND')
  const { delivery, timeZone, area, depot } = found
  const change = decideDeliveryChange({ delivery, asked: { ...asked, address: rentalAddress } })
  if (!change.ok) throw refuseDelivery(change)
  if (!change.changed.includes('address')) {
    return { change, found, timeZone, area, depot, priceNote: null }
  }
  const { settings } = await findSettings(sql)
  const to = servedArea(change.address, settings)
  const from =
    settings.serviceAreas.find(({ id }) => id === area) ?? areaOf(delivery.address.postalCode, settings)
  const move = decideAreaMove(
    { status: delivery.status, depot, from, to, byStaff: ownerId === null },
    settings,
  )
  if (!move.ok) throw refuseAreaMove(move)
  if (move.depot !== depot) await refuseShortMove(sql, { orderId, depotId: move.depot })
  const priceNote = addressPriceNote({
    from: from?.name ?? null,
    to: to.name,
    isOtherPrice: move.isOtherPrice,
  })
  return { change, found, timeZone: to.timeZone, area: to.id, depot: move.depot, priceNote }
}

/** An order takes all of its units from one depot. */
async function refuseShortMove(sql: Sql, { orderId, depotId }: { orderId: string; depotId: string }) {
  const demand = await findReservations(sql, orderId)
  const [days] = demand
  const short = days && (await findShortProduct(sql, { demand, depotId, ...days }))
  if (short) throw new AppError('NOT_ENOUGH_STOCK', { message: ordersCopy.notEnoughStock(short.name) })
}

function refuseAreaMove(refused: AreaMoveRefusal): AppError {
  const message = areaRefusalMessage(refused)
  return new AppError('DELIVERY_TERMS_DIFFER', { message, errors: [{ path: 'rentalAddress', message }] })
}

function toldOf({ change, priceNote }: DecidedDelivery): SavedDelivery {
  return { changed: change.changed, charge: 0, priceNote }
}
