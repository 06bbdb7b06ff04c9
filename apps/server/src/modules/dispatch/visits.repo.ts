import type { CalendarDate } from '@trivet/core/dates'
import type { VisitKind, VisitWindow } from '@trivet/core/dispatch'
import type { OrderStatus } from '@trivet/core/orders'
import { rows, type Sql } from '../../platform/database.ts'

export type VisitRecord = {
  orderId: string
  kind: VisitKind
  day: CalendarDate
  otherDay: CalendarDate
  window: VisitWindow
  status: OrderStatus
  isPaid: boolean
  timeZone: string
  guest: string
  phone: string
  street: string
  city: string
  state: string
  postalCode: string
  items: number
}

export type VisitCount = {
  day: CalendarDate
  kind: VisitKind
  status: OrderStatus
  /** Its day is over on the clock of the place. */
  isPast: boolean
  visits: number
}

export type Board = {
  visits: VisitRecord[]
  counts: VisitCount[]
  overdue: VisitRecord[]
  overdueTotal: number
}

const columnOf = { delivery: 'rental_start', pickup: 'rental_end' } as const satisfies Record<
  VisitKind,
  string
>
const otherColumnOf = { delivery: 'rental_end', pickup: 'rental_start' } as const

// the statuses of core's openStatuses, spelled as the partial indexes spell them
const isOpen = {
  delivery: "o.status IN ('confirmed', 'packed', 'dispatched')",
  pickup: "o.status = 'delivered'",
} as const satisfies Record<VisitKind, string>

// more than any number of vans can drive
const stopsOfDay = 2_000

const inArea = '($3::text[] IS NULL OR left(o.postal_code, 3) = ANY($3))'

/** A visit of order `o`, whose guest is `u`. */
const visitJson = (kind: VisitKind) => `json_build_object(
  'orderId', o.id, 'kind', '${kind}', 'day', o.${columnOf[kind]}, 'otherDay', o.${otherColumnOf[kind]},
  'window', coalesce((SELECT w."window" FROM visit_windows w WHERE w.order_id = o.id AND w.kind = '${kind}'), 'all-day'),
  'status', o.status, 'isPaid', o.paid_at IS NOT NULL, 'timeZone', o.time_zone, 'guest', u.name, 'phone', u.phone,
  'street', o.street, 'city', o.city, 'state', o.state, 'postalCode', o.postal_code,
  'items', (SELECT coalesce(sum(l.quantity), 0)::int FROM order_lines l WHERE l.order_id = o.id))`

// what is still to do comes first, so that a full day leaves out what is done
const visitsSql = (kind: VisitKind, alsoRead = '') => `
  SELECT ${visitJson(kind)} AS visit${alsoRead}
  FROM generate_series($1::date, $2::date, '1 day') asked(day)
  CROSS JOIN LATERAL (
    SELECT o.* FROM orders o
    WHERE o.${columnOf[kind]} = asked.day::date AND o.status <> 'cancelled' AND ${inArea}
    ORDER BY o.status IN ('delivered', 'collected', 'completed'), o.postal_code, o.id LIMIT $4
  ) o JOIN users u ON u.id = o.user_id`

const countsSql = (kind: VisitKind) => `
  SELECT o.${columnOf[kind]} AS day, '${kind}' AS kind, o.status,
    o.${columnOf[kind]} < ($5::timestamptz AT TIME ZONE o.time_zone)::date AS "isPast", count(*)::int AS visits
  FROM orders o
  WHERE o.${columnOf[kind]} BETWEEN $1 AND $2 AND o.status <> 'cancelled' AND ${inArea}
  GROUP BY 1, 2, 3, 4`

// the day of the place is at most one ahead of the day in Greenwich
const overdueSql = (kind: VisitKind) => `
  SELECT o.${columnOf[kind]} AS day, o.id, ${visitJson(kind)} AS visit
  FROM orders o JOIN users u ON u.id = o.user_id
  WHERE ${isOpen[kind]} AND o.${columnOf[kind]} <= ($5::timestamptz AT TIME ZONE 'UTC')::date + 1
    AND o.${columnOf[kind]} < ($5::timestamptz AT TIME ZONE o.time_zone)::date AND ${inArea}`

const boardSql = `
  WITH late AS MATERIALIZED (${overdueSql('delivery')} UNION ALL ${overdueSql('pickup')})
  SELECT
    (SELECT coalesce(json_agg(v.visit), '[]') FROM (${visitsSql('delivery')} UNION ALL ${visitsSql('pickup')}) v) AS visits,
    (SELECT coalesce(json_agg(c), '[]') FROM (${countsSql('delivery')} UNION ALL ${countsSql('pickup')}) c) AS counts,
    (SELECT coalesce(json_agg(x.visit ORDER BY x.day, x.id), '[]')
     FROM (SELECT * FROM late ORDER BY day, id LIMIT 50) x) AS overdue,
    (SELECT count(*)::int FROM late) AS "overdueTotal"`

export type Asked = {
  from: CalendarDate
  to: CalendarDate
  /** Beginnings of the postal codes; null for all. */
  codes: string[] | null
  perDay: number
  now: Date
}

/** All that a board shows, in one round trip. */
export async function findBoard(sql: Sql, { from, to, codes, perDay, now }: Asked): Promise<Board> {
  const [board] = await rows<Board>(sql, {
    name: 'dispatch-board',
    text: boardSql,
    values: [from, to, codes, perDay, now],
  })
  return board ?? { visits: [], counts: [], overdue: [], overdueTotal: 0 }
}

export type Stop = VisitRecord & {
  /** Of the stay it was ordered for: how the van gets in. */
  accessNotes: string | null
}

const notesSql = `,
  (SELECT nullif(s.access_notes, '') FROM stays s WHERE s.id = o.stay_id) AS "accessNotes"`

/** The stops of one day in any sequence, all of them. */
export async function findStops(
  sql: Sql,
  { day, codes }: { day: CalendarDate; codes: string[] | null },
): Promise<Stop[]> {
  const found = await rows<{ visit: VisitRecord; accessNotes: string | null }>(sql, {
    name: 'dispatch-stops',
    text: `${visitsSql('delivery', notesSql)} UNION ALL ${visitsSql('pickup', notesSql)}`,
    values: [day, day, codes, stopsOfDay],
  })
  return found.map(({ visit, accessNotes }) => ({ ...visit, accessNotes }))
}
