import type { CalendarDate } from '@trivet/core/dates'
import type { CountedKind, CountedLine, DayRange, ReportKind, ReportLine } from '@trivet/core/reports'
import { sql as part } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import { any, float, largeSumOf } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

type Asked = DayRange & { kinds: readonly ReportKind[] }

const nothing = { area: '', depotId: '', productId: '', hostId: '' }

const sumsByDay = statement<Asked>()('report-by-day', (db, $) =>
  db
    .selectFrom('report_days')
    .select((eb) => ['kind', 'day', 'area', largeSumOf(float(eb.ref('amount'))).as('amount')])
    .where('kind', '=', any($.kinds))
    .where((eb) => eb.between('day', $.from, $.to))
    .groupBy(['kind', 'day', 'area']),
)

const sumsByThing = statement<Asked>()('report-by-thing', (db, $) =>
  db
    .selectFrom('report_days')
    .select((eb) => [
      'kind',
      'depot_id as depotId',
      'product_id as productId',
      'host_id as hostId',
      largeSumOf(float(eb.ref('amount'))).as('amount'),
    ])
    .where('kind', '=', any($.kinds))
    .where((eb) => eb.between('day', $.from, $.to))
    .groupBy(['kind', 'depot_id', 'product_id', 'host_id']),
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

const ownedByThing = statement<DayRange>()('days-owned-of-things', (db, $) =>
  db
    .selectFrom(
      part<{
        product_id: string
        depot_id: string
        days: string
      }>`days_owned_of_things(${$.from}::date, ${$.to}::date)`.as('owned'),
    )
    .select((eb) => [
      'owned.product_id as productId',
      'owned.depot_id as depotId',
      float(eb.ref('owned.days')).as('days'),
    ]),
)

type Counted = { byDay: CountedLine[]; byThing: CountedLine[] }

/** Everything of these kinds on these days, from the sums that are kept; by product, depot and host only where lines are of them. */
export async function findCounted(
  sql: Sql,
  { kinds, line, ...range }: DayRange & { kinds: readonly CountedKind[]; line: ReportLine },
): Promise<Counted> {
  const asked = { ...range, kinds: kinds.filter((kind) => kind !== 'days-owned') }
  const isOwned = kinds.includes('days-owned')
  const isByThing = line === 'product-and-depot' || line === 'host'
  const [byDay, byThing, days, things] = await Promise.all([
    sumsByDay(sql, asked),
    isByThing ? sumsByThing(sql, asked) : [],
    isOwned ? ownedByDay(sql, range) : [],
    isOwned ? ownedByThing(sql, range) : [],
  ])
  const owned = { ...nothing, kind: 'days-owned' as const }
  return {
    byDay: [
      ...byDay.map((one) => ({ ...nothing, ...one })),
      ...days.map(({ day, units }) => ({ ...owned, day, amount: units })),
    ],
    byThing: [
      ...byThing.map((one) => ({ ...nothing, day: null, ...one })),
      ...things.map(({ days: amount, ...of }) => ({ ...owned, day: null, ...of, amount })),
    ],
  }
}
