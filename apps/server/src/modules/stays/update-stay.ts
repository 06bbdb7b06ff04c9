import { isSameAddress } from '@trivet/core/address'
import type { Stay, StayInput } from '@trivet/core/contract/stays'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { findSettings, servedArea } from '../settings/index.ts'
import { stayFields, toStay } from './stay-record.ts'
import { findStay, updateStayOf } from './stays.repo.ts'

/**
 * Changes a stay; its address on the web stays, since it may be printed on a card. It moves only to where the shop
 * delivers; where it always was it may stay.
 */
export async function updateStay(
  ctx: UserContext,
  { id, ...input }: StayInput & { id: string },
): Promise<Stay> {
  const present = await findStay(ctx.sql, { stayId: id, hostId: ctx.actor.userId })
  if (!present) throw new AppError('STAY_NOT_FOUND')
  if (!isSameAddress(input.address, present)) {
    const { settings } = await findSettings(ctx.sql)
    servedArea(input.address, settings, 'address')
  }
  const stay = { ...present, ...stayFields(input), updatedAt: ctx.clock.now() }
  if (!(await updateStayOf(ctx.sql, stay))) throw new AppError('STAY_NOT_FOUND')
  return toStay(stay, ctx.publicUrl)
}
