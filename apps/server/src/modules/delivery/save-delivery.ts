import type { DeliveryChangeInput } from '@trivet/core/contract/delivery'
import type { DeliveryChangeOutput } from '@trivet/core/contract/orders'
import { serviceAreaOf } from '@trivet/core/address'
import { addressPriceNote } from '@trivet/core/copy/delivery'
import { decideDeliveryChange } from '@trivet/core/delivery'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
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
  )
}

async function decide(sql: Sql, { input, ownerId }: AskedDelivery): Promise<DecidedDelivery> {
  const { id: orderId, rentalAddress, ...asked } = input
  const found = await findPlannedDelivery(sql, { orderId, ownerId })
  if (!found) throw new AppError('ORDER_NOT_FOUND')
  const { delivery } = found
  const change = decideDeliveryChange({ delivery, asked: { ...asked, address: rentalAddress } })
  if (!change.ok) throw refuseDelivery(change)
  if (!change.changed.includes('address')) {
    return { change, found, timeZone: found.timeZone, area: found.area, priceNote: null }
  }
  const { settings } = await findSettings(sql)
  const { id: area, name: to, timeZone } = servedArea(change.address, settings)
  const from = serviceAreaOf(delivery.address.postalCode, settings.serviceAreas)?.name ?? null
  return { change, found, timeZone, area, priceNote: addressPriceNote({ from, to }) }
}

function toldOf({ change, priceNote }: DecidedDelivery): SavedDelivery {
  return { changed: change.changed, charge: 0, priceNote }
}
