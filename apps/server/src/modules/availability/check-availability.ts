import { defaultTimeZone } from '@trivet/core/address'
import { availableUnits, availableUnitsByDay, type OccupiedDays } from '@trivet/core/availability'
import { idPattern } from '@trivet/core/catalog'
import type { Availability } from '@trivet/core/contract/catalog'
import { addDays } from '@trivet/core/dates'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { depotAskedFor } from './asked-depots.ts'
import { findStockParts, type StockPart } from './availability.repo.ts'
import { wantedDays, type WantedPeriod } from './wanted-days.ts'

const defaultDays = 60

type Request = WantedPeriod & { id: string; place?: string }

/**
 * How many units can be rented over a period, and what is free on each of its days. The period's number also
 * looks at the days after pickup, when the units are being washed. Without dates: the next 60 days.
 */
export async function checkAvailability(
  ctx: Context,
  { id, place, start, end }: Request,
): Promise<Availability> {
  const days = await availabilityDays(ctx, { start, end })
  const asked = { productId: id, depotId: await depotAskedFor(ctx, place) }
  const parts = idPattern.test(id) ? await findStockParts(ctx.sql, asked, days.wanted) : []
  const [product] = parts
  if (!product) throw new AppError('PRODUCT_NOT_FOUND')
  return { fleet: product.owned, ...freeOf(parts, days) }
}

type Days = { shown: OccupiedDays; wanted: OccupiedDays }

/** What can be packed from `parts` in one of their depots: over all the wanted days, and on each of the shown ones. */
export function freeOf(
  parts: readonly StockPart[],
  { shown, wanted }: Days,
): Pick<Availability, 'free' | 'days'> {
  const depots = [...Map.groupBy(parts, ({ depotId }) => depotId).values()].map((ofDepot) => ({
    free: Math.min(...ofDepot.map((part) => kitsFrom(part, availableUnits({ ...part, wanted })))),
    days: freeOnEachDay(ofDepot, shown),
  }))
  return {
    free: Math.max(...depots.map(({ free }) => free)),
    days: depots.map(({ days }) => days).reduce((one, other) => dayByDay(Math.max, one, other)),
  }
}

export async function availabilityDays(ctx: Context, { start, end }: WantedPeriod): Promise<Days> {
  if (!start && !end) {
    const today = ctx.clock.today(defaultTimeZone)
    const days = { firstDay: today, lastDay: addDays(today, defaultDays - 1) }
    return { shown: days, wanted: days }
  }
  const { period, wanted } = await wantedDays(ctx, { start, end })
  return { shown: { firstDay: period.start, lastDay: period.end }, wanted }
}

/** A kit is limited by the component that runs out first. */
function freeOnEachDay(parts: readonly StockPart[], wanted: OccupiedDays): Availability['days'] {
  return parts
    .map((part) =>
      availableUnitsByDay({ ...part, wanted }).map((day) => ({ ...day, free: kitsFrom(part, day.free) })),
    )
    .reduce((one, other) => dayByDay(Math.min, one, other))
}

function dayByDay(
  which: (one: number, other: number) => number,
  days: Availability['days'],
  others: Availability['days'],
): Availability['days'] {
  return days.map((day, index) => ({ ...day, free: which(day.free, others[index]?.free ?? day.free) }))
}

function kitsFrom(part: StockPart, freeUnits: number): number {
  return Math.floor(freeUnits / part.perKit)
}
