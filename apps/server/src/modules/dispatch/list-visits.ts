import type { ServiceArea } from '@trivet/core/address'
import type { VisitList, VisitListInput, VisitOutput } from '@trivet/core/contract/dispatch'
import { addDays, dateInZone, daysBetween, type CalendarDate } from '@trivet/core/dates'
import { areaOfVisit, codesOfArea, compareStops, isVisitChangeable, visitState } from '@trivet/core/dispatch'
import { toDecimal } from '@trivet/core/money'
import { waitsForPayment } from '@trivet/core/orders'
import type { Context } from '../../api/context.ts'
import { findBoard, type VisitCount, type VisitRecord } from './visits.repo.ts'

// of each kind: a week has room for many, a cell of a month for a few
const visitsOfWeek = 500
const visitsInCell = 8

/** The deliveries and pickups of some days, and whatever is late. */
export async function listVisits(ctx: Context, { from, to, area }: VisitListInput): Promise<VisitList> {
  const now = ctx.clock.now()
  const { serviceAreas, timeZone } = (await ctx.settings.current()).settings
  const days = daysBetween(from, to) + 1
  const board = await findBoard(ctx.sql, {
    from,
    to,
    codes: area ? codesOfArea(area, serviceAreas) : null,
    perDay: days > 7 ? visitsInCell : Math.ceil(visitsOfWeek / days),
    now,
  })
  const toVisit = visitWriter(serviceAreas, now)
  return {
    today: ctx.clock.today(timeZone),
    areas: serviceAreas.map(({ name }) => name),
    visits: board.visits.toSorted((a, b) => compareDays(a, b) || compareStops(a, b)).map(toVisit),
    counts: countsByDay(board.counts),
    dueToday: board.dueToday,
    overdue: board.overdue.map(toVisit),
    overdueTotal: board.overdueTotal,
  }
}

/** Writes visits for staff, on the clock that is told. */
export function visitWriter(serviceAreas: readonly ServiceArea[], now: Date) {
  return (record: VisitRecord): VisitOutput => ({
    orderId: record.orderId,
    orderNumber: record.orderNumber,
    kind: record.kind,
    day: record.day,
    window: record.window,
    area: areaOfVisit(record.postalCode, serviceAreas),
    state: visitState({ ...record, isUnpaid: waitsForPayment(record) }, dateInZone(now, record.timeZone)),
    status: record.status,
    isPaid: record.isPaid,
    due: toDecimal(record.dueCents),
    isMovable: isVisitChangeable(record.kind, record.status),
    guest: record.guest,
    street: record.street,
    city: record.city,
    postalCode: record.postalCode,
    items: record.items,
    phone: record.phone,
    deliveryNotes: record.deliveryNotes,
    access: record.access,
    otherDay: record.otherDay,
    timeZone: record.timeZone,
    lastReport: record.lastReport && {
      outcome: record.lastReport.outcome,
      at: new Date(record.lastReport.at).toISOString(),
    },
  })
}

function countsByDay(counts: readonly VisitCount[]): VisitList['counts'] {
  const byDay = new Map<string, VisitList['counts'][number]>()
  for (const { day, kind, status, isPast, isUnpaid, visits } of counts) {
    const key = `${day} ${kind}`
    const sum = byDay.get(key) ?? { day, kind, total: 0, done: 0, overdue: 0, unpaid: 0 }
    byDay.set(key, sum)
    sum.total += visits
    const state = visitState({ kind, day, status, isUnpaid }, isPast ? addDays(day, 1) : day)
    if (state !== 'open') sum[state] += visits
  }
  return [...byDay.values()].sort(compareDays)
}

function compareDays(a: { day: CalendarDate }, b: { day: CalendarDate }): number {
  return a.day < b.day ? -1 : a.day > b.day ? 1 : 0
}
