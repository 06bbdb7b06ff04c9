import { emailKey } from '@trivet/core/accounts'
import { decideServiceArea, plainPostalCode, zipAreaOf } from '@trivet/core/address'
import type { WaitingListInput } from '@trivet/core/contract/waiting-list'
import { waitingListJoined } from '@trivet/core/copy/waiting-list'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { newId } from '../../platform/ids.ts'
import { addWaitingListEntry } from './waiting-list.repo.ts'

/** The same answer for an address that waits already: nobody learns who does. */
export async function joinWaitingList(ctx: Context, { email, city, ...place }: WaitingListInput) {
  await ctx.limits.count({ key: `waiting-list:${ctx.request.address}`, max: 10, windowSeconds: 3600 })
  const { settings } = await ctx.settings.current()
  if (decideServiceArea(place, settings.serviceAreas).ok) throw new AppError('PLACE_SERVED_ALREADY')
  await addWaitingListEntry(ctx.sql, {
    id: newId(),
    email,
    emailKey: emailKey(email),
    country: place.country,
    postalCode: plainPostalCode(place),
    zipArea: zipAreaOf(place),
    city,
    joinedAt: ctx.clock.now(),
  })
  return { message: waitingListJoined }
}
