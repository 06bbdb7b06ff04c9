import type { Availability } from '@trivet/core/contract/catalog'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import {
  availabilityDays,
  depotAskedFor,
  findCustomKitParts,
  freeOf,
  type WantedPeriod,
} from '../availability/index.ts'

type Request = WantedPeriod & { id: string; place?: string }

/** How many such kits can be packed over a period, and on each of its days. Without dates: the next 60 days. */
export async function checkKitAvailability(
  ctx: UserContext,
  { id, place, start, end }: Request,
): Promise<Availability> {
  const days = await availabilityDays(ctx, { start, end })
  const kit = { kitId: id, userId: ctx.actor.userId, depotId: await depotAskedFor(ctx, place) }
  const parts = await findCustomKitParts(ctx.sql, kit, days.wanted)
  if (parts.length === 0) throw new AppError('KIT_NOT_FOUND')
  const fleet = Math.min(...parts.map((part) => Math.floor(part.owned / part.perKit)))
  return { fleet, ...freeOf(parts, days) }
}
