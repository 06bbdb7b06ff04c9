import type { OpenWindows, OpenWindowsInput } from '@trivet/core/contract/delivery'
import type { ServiceArea } from '@trivet/core/address'
import type { RentalPeriod } from '@trivet/core/dates'
import { openWindows } from '@trivet/core/settings'
import type { Context } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { servedArea } from '../settings/index.ts'
import { findPromisedVisits } from './window-days.repo.ts'

/** Which windows a guest can choose at a place on two days. */
export async function listOpenWindows(
  ctx: Context,
  { postalCode, rentalStart: start, rentalEnd: end }: OpenWindowsInput,
): Promise<OpenWindows> {
  const { settings } = await ctx.settings.current()
  return findOpenWindows(ctx.sql, servedArea({ postalCode }, settings), { start, end })
}

/** The windows of an area that take one visit more, at this moment. */
export async function findOpenWindows(
  sql: Sql,
  area: ServiceArea,
  period: RentalPeriod,
): Promise<OpenWindows> {
  const promised = await findPromisedVisits(sql, { area: area.id, ...period })
  return {
    delivery: openWindows('delivery', { area, promised }),
    pickup: openWindows('pickup', { area, promised }),
  }
}
