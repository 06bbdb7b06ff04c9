import { isAddressNeeded } from '@trivet/core/address'
import type { DriverStop, StopList, StopListInput } from '@trivet/core/contract/dispatch'
import { areaOfVisit, codesOfArea, groupDriven, isDrivenDay } from '@trivet/core/dispatch'
import type { UserContext } from '../../../api/context.ts'
import { requirePermission } from '../../../api/require-permission.ts'
import { toPickup } from '../get-pickup.ts'
import { findZipsOfDepots } from '../../stock/index.ts'
import { visitWriter } from '../list-visits.ts'
import { findPackedOrders } from '../packed-order.repo.ts'
import { findStops } from '../visits.repo.ts'
import { findLastStopEvents, firstVersion } from './stop-events.repo.ts'

/** A day's stops of one area or of all, with all that a driver needs without network; other days than theirs are for dispatch. */
export async function listStops(ctx: UserContext, { day, area }: StopListInput): Promise<StopList> {
  const { serviceAreas, timeZone } = (await ctx.settings.current()).settings
  const own = serviceAreas.find(({ name }) => name === area)
  const today = ctx.clock.today(own?.timeZone ?? timeZone)
  const asked = day ?? today
  if (!isDrivenDay(asked, today)) requirePermission(ctx.actor, 'dispatch')
  const codes = area ? codesOfArea(area, serviceAreas) : null
  const onDay = (await findStops(ctx.sql, { day: asked, codes })).map((stop) => ({
    ...stop,
    area: areaOfVisit(stop.postalCode, serviceAreas),
  }))
  const starts = { serviceAreas, zipsOfDepots: await findZipsOfDepots(ctx.sql) }
  const found = groupDriven(onDay, starts).flatMap(({ windows }) => windows.flatMap(({ visits }) => visits))
  const toBring = found.filter(({ kind }) => kind === 'pickup').map(({ orderId }) => orderId)
  const [packed, events] = await Promise.all([
    findPackedOrders(ctx.sql, toBring),
    findLastStopEvents(
      ctx.sql,
      found.map(({ orderId }) => orderId),
    ),
  ])
  const pickups = new Map(packed.map((order) => [order.orderId, toPickup(order, null)]))
  const toVisit = visitWriter(serviceAreas, ctx.clock.now())
  const stops = found.map((stop): DriverStop => ({
    ...toVisit(stop),
    version: events.get(stop.orderId)?.version ?? firstVersion,
    accessNotes: stop.accessNotes ?? '',
    addressNeeded: isAddressNeeded(stop),
    pickup: stop.kind === 'pickup' ? (pickups.get(stop.orderId) ?? null) : null,
  }))
  return { day: asked, areas: serviceAreas.map(({ name }) => name), stops }
}
