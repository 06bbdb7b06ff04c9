import type { CalendarDate } from '@trivet/core/dates'
import type { CountedKind, CountedLine, DayRange, ReportKind, ReportLine } from '@trivet/core/reports'
import { sql as part } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import { any, float, largeSumOf } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

type Asked = DayRange & { kinds: readonly ReportKind[] }

const nothing = { area: '', depotId: '', productId: '', hostId: '', day: null }

const sumsByDay = statement<Asked>()('report-by-day', (db, $) =>
  db
    .selectFrom('report_days')
    .select((eb) => ['kind', 'day', 'area', largeSumOf(float(eb.ref('amount'))).as('amount')])
    .where('kind', '=', any($.kinds))
    .where((eb) => eb.between('day', $.from, $.to))
    .groupBy(['kind', 'day', 'area']),
)

const sumsByHost = statement<Asked>()('report-by-host', (db, $) =>
  db
    .selectFrom('report_days')
    .select((eb) => ['kind', 'host_id as hostId', largeSumOf(float(eb.ref('amount'))).as('amount')])
    .where('kind', '=', any($.kinds))
    .where((eb) => eb.between('day', $.from, $.to))
    .groupBy(['kind', 'host_id']),
)

const ownedByDay = statement<DayRange>()('units-owned-by-day', (db, $) =>
  db
    .selectFrom(
      part<{ day: CalendarDate; units: string }>`units_owned_by_day(${$.from}::date, ${$.to}::date)`.as(
        'owned',
      ),
    )
    .select((eb) => ['owned.day', float(eb.ref('owned.units')).as('units')]),
)

type OutAndOwned = {
  product_id: string
  depot_id: string
  days_out: string
  days_owned: string
  count: string
}

const outAndOwned = statement<DayRange & { most: number | null }>()('units-out-and-owned', (db, $) =>
  db
    .selectFrom(
      part<OutAndOwned>`units_out_and_owned(${$.from}::date, ${$.to}::date, ${$.most}::int)`.as('units'),
    )
    .select((eb) => [
      'units.product_id as productId',
      'units.depot_id as depotId',
      float(eb.ref('units.days_out')).as('daysOut'),
      float(eb.ref('units.days_owned')).as('daysOwned'),
      float(eb.ref('units.count')).as('count'),
    ]),
)

/** Everything of these kinds on these days, from the sums that are kept. */
export async function findByDay(
  sql: Sql,
  { kinds, ...range }: DayRange & { kinds: readonly CountedKind[] },
): Promise<CountedLine[]> {
  const [sums, owned] = await Promise.all([
    sumsByDay(sql, { ...range, kinds: ofOrders(kinds) }),
    kinds.includes('days-owned') ? ownedByDay(sql, range) : [],
  ])
  return [
    ...sums.map((one) => ({ ...nothing, ...one })),
    ...owned.map(({ day, units }) => ({ ...nothing, kind: 'days-owned' as const, day, amount: units })),
  ]
}

type Things = { lines: CountedLine[]; count: number | null }

/**
 * The same by what its lines are of, where that is no time; of products and depots the `most` in use alone. `count` says how many
 * there are, where that may be more.
 */
export async function findByThing(
  sql: Sql,
  {
    kinds,
    line,
    most,
    ...range
  }: DayRange & { kinds: readonly CountedKind[]; line: ReportLine; most: number | null },
): Promise<Things> {
  if (line === 'host') {
    const sums = await sumsByHost(sql, { ...range, kinds: ofOrders(kinds) })
    return { lines: sums.map((one) => ({ ...nothing, ...one })), count: null }
  }
  if (line !== 'product-and-depot') return { lines: [], count: null }
  const things = await outAndOwned(sql, { ...range, most })
  const lines = things.flatMap(({ productId, depotId, daysOut, daysOwned }) => {
    const of = { ...nothing, productId, depotId }
    return [
      { ...of, kind: 'days-out' as const, amount: daysOut },
      { ...of, kind: 'days-owned' as const, amount: daysOwned },
    ]
  })
  return { lines, count: things[0]?.count ?? 0 }
}

/** What is owned is not in the sums of orders. */
function ofOrders(kinds: readonly CountedKind[]): ReportKind[] {
  return kinds.filter((kind) => kind !== 'days-owned')
}
