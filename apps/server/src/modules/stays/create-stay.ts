import { randomBytes } from 'node:crypto'
import type { Stay, StayInput } from '@trivet/core/contract/stays'
import { maxStaysPerHost, staySlug, staySuffixLength } from '@trivet/core/stays'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { transaction } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { lockHost } from '../accounts/index.ts'
import { findSettings, servedArea } from '../settings/index.ts'
import { stayFields, toStay } from './stay-record.ts'
import { countStaysOf, insertStay, type StayRecord } from './stays.repo.ts'

/** Saves a rental where the shop delivers; its page is there at once. */
export async function createStay(ctx: UserContext, input: StayInput): Promise<Stay> {
  const { settings } = await findSettings(ctx.sql)
  servedArea(input.address, settings, 'address')
  const hostId = ctx.actor.userId
  const now = ctx.clock.now()
  const stay: StayRecord = {
    ...stayFields(input),
    id: newId(),
    hostId,
    slug: staySlug(input.title, randomBytes(staySuffixLength)),
    createdAt: now,
    updatedAt: now,
  }
  await transaction(ctx.sql, async (tx) => {
    // one after the other, or many at once would all count the same
    await lockHost(tx, hostId)
    if ((await countStaysOf(tx, hostId)) >= maxStaysPerHost) throw new AppError('TOO_MANY_STAYS')
    await insertStay(tx, stay)
  })
  return toStay(stay, ctx.publicUrl)
}
