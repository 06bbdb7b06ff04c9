import type { CalendarDate } from '@trivet/core/dates'
import { doneStatuses, openStatuses, statusesWithoutVisits, type VisitKind } from '@trivet/core/dispatch'
import { expressionBuilder, type Expression } from 'kysely'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { any, bool, dayIn, days, firstLetters, int, plusDays } from '../../platform/sql/functions.ts'
import type { Slots } from '../../platform/sql/statement.ts'
import { waitsForPayment } from '../orders/index.ts'
import { dayOf, visitFields } from './visit-fields.ts'

const eb = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

type AskedDays = {
  from: CalendarDate
  to: CalendarDate
  /** Beginnings of the postal codes; null for all. */
  codes: string[] | null
}

const isInArea = (codes: Expression<string[] | null>) =>
  eb.or([eb(firstLetters(eb.ref('o.postal_code'), 3), '=', any(codes)), eb(codes, 'is', null)])

// nobody drives before an order is paid
const notDriven = [...statusesWithoutVisits, 'pending'] as const

const hasVisits = eb('o.status', 'not in', statusesWithoutVisits)

/** So many of each day. What is still to do comes first, so that a full day leaves out what is done. */
export function visitsOn(db: Builder, kind: VisitKind, $: Slots<AskedDays & { perDay: number }>) {
  return db
    .selectFrom(days($.from, $.to, 'asked'))
    .crossJoinLateral((on) =>
      on
        .selectFrom('orders as o')
        .selectAll('o')
        .whereRef(dayOf[kind], '=', 'asked.day')
        .where(hasVisits)
        .where(isInArea($.codes))
        .orderBy(eb('o.status', 'in', doneStatuses[kind]))
        .orderBy('o.postal_code')
        .orderBy('o.id')
        .limit($.perDay)
        .as('o'),
    )
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(visitFields(kind))
}

/** How many there are of each day and status, whether they wait for a payment, and whether that day is over at the place. */
export function visitCounts(db: Builder, kind: VisitKind, $: Slots<AskedDays & { now: Date }>) {
  return db
    .selectFrom('orders as o')
    .select([
      eb.ref(dayOf[kind]).as('day'),
      eb.val(kind).as('kind'),
      'o.status',
      bool(eb(dayOf[kind], '<', dayIn($.now, eb.ref('o.time_zone')))).as('isPast'),
      waitsForPayment.as('isUnpaid'),
      int(eb.fn.countAll()).as('visits'),
    ])
    .where(eb.between(dayOf[kind], $.from, $.to))
    .where(hasVisits)
    .where(isInArea($.codes))
    .groupBy(['day', 'o.status', 'isPast', 'isUnpaid'])
}

/** How many visits there are today and how many of them are done, each by the day at its own place. */
export function visitsToday(
  db: Builder,
  kind: VisitKind,
  $: Slots<Pick<AskedDays, 'codes'> & { now: Date }>,
) {
  const dayInUtc = dayIn($.now, eb.val('UTC'))
  const isDone = eb('o.status', 'in', doneStatuses[kind])
  return (
    db
      .selectFrom('orders as o')
      .select([
        eb.val(kind).as('kind'),
        int(eb.fn.countAll()).as('total'),
        int(eb.fn.countAll().filterWhere(isDone)).as('done'),
      ])
      .where('o.status', 'not in', notDriven)
      // the day of the place is at most one away from the day in Greenwich
      .where(eb.between(dayOf[kind], plusDays(dayInUtc, -1), plusDays(dayInUtc, 1)))
      .where(eb(dayOf[kind], '=', dayIn($.now, eb.ref('o.time_zone'))))
      .where(isInArea($.codes))
  )
}

export function overdueVisits(
  db: Builder,
  kind: VisitKind,
  $: Slots<Pick<AskedDays, 'codes'> & { now: Date }>,
) {
  return (
    db
      .selectFrom('orders as o')
      .innerJoin('users as u', 'u.id', 'o.user_id')
      .select(visitFields(kind))
      .where('o.status', 'in', openStatuses[kind])
      // the day of the place is at most one ahead of the day in Greenwich
      .where(eb(dayOf[kind], '<=', plusDays(dayIn($.now, eb.val('UTC')), 1)))
      .where(eb(dayOf[kind], '<', dayIn($.now, eb.ref('o.time_zone'))))
      .where(isInArea($.codes))
  )
}
