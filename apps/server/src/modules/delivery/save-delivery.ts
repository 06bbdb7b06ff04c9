import type { DeliveryChangeInput } from '@trivet/core/contract/delivery'
import type { DeliveryChangeOutput } from '@trivet/core/contract/orders'
import { addressPriceNote, areaRefusalMessage } from '@trivet/core/copy/delivery'
import { decideDeliveryChange } from '@trivet/core/delivery'
import { decideAreaMove, type AreaMoveRefusal } from '@trivet/core/settings'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { lockOrder, refuseDelivery } from '../orders/index.ts'
import { findSettings, servedArea } from '../settings/index.ts'
import { areaOfOrder } from './order-area.ts'
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
  if (asked.input.dryRun) return toldOf(await decide(ctx.sql, asked))
  return retryConflicts(() => transaction(ctx.sql, (tx) => saveDeliveryWithin(ctx, tx, asked)))
}

/** The same, in the caller's transaction. */
export async function saveDeliveryWithin(
  ctx: UserContext,
  tx: Sql,
  asked: AskedDelivery,
): Promise<SavedDelivery> {
  const { ownerId } = asked
  const { id: orderId } = asked.input
  // first the lock: of two tabs the second finds what the first one left behind
  if (!(await lockOrder(tx, orderId, ownerId))) throw new AppError('ORDER_NOT_FOUND')
  const decided = await decide(tx, asked)
  if (decided.change.changed.length > 0) {
    await writeDelivery(ctx, tx, { orderId, ...decided, byStaff: ownerId === null })
  }
  return toldOf(decided)
}

async function decide(sql: Sql, { input, ownerId }: AskedDelivery): Promise<DecidedDelivery> {
  const { id: orderId, rentalAddress, ...asked } = input
  const found = await findPlannedDelivery(sql, { orderId, ownerId })
  if (!found) throw new AppError('ORDER_NOT_FOUND')
  const { delivery, timeZone, area, depot } = found
  const change = decideDeliveryChange({ delivery, asked: { ...asked, address: rentalAddress } })
  if (!change.ok) throw refuseDelivery(change)
  if (!change.changed.includes('address')) return { change, found, timeZone, area, priceNote: null }
  const { settings } = await findSettings(sql)
  const [from, to] = [areaOfOrder(found, settings), servedArea(change.address, settings)]
  const move = decideAreaMove({ depot, from, to }, settings)
  if (!move.ok) throw refuseAreaMove(move, { isToStaff: ownerId === null })
  const priceNote = addressPriceNote({ from: from?.name ?? null, to: to.name })
  return { change, found, timeZone: to.timeZone, area: to.id, priceNote }
}

function refuseAreaMove(refused: AreaMoveRefusal, reader: { isToStaff: boolean }): AppError {
  const message = areaRefusalMessage(refused, reader)
  return new AppError('DELIVERY_TERMS_DIFFER', { message, errors: [{ path: 'rentalAddress', message }] })
}

function toldOf({ change, priceNote }: DecidedDelivery): SavedDelivery {
  return { changed: change.changed, charge: 0, priceNote }
}
