import type {
  CalendarDate,
  Cents,
  MailStatus,
  MailTemplate,
  OrderEventKind,
  OrderStatus,
  PaymentSource,
  VisitKind,
  VisitWindow,
} from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'
import type { AmountDueRecord } from './amount-due.ts'
import { listedJson, type ListedRecord } from './order-list.repo.ts'

export type Person = { id: string; name: string; isStaff: boolean }

export type StaffEvent = {
  id: string
  at: string
  kind: OrderEventKind
  actor: Person | null
  from: string | null
  to: string | null
  note: string | null
  mail: { id: string; template: MailTemplate; recipient: string; status: MailStatus } | null
}

export type StaffOrderRecord = ListedRecord & {
  updatedAt: string
  timeZone: string
  customer: { phone: string; since: string }
  otherOrders: number
  lastOrders: {
    id: string
    status: OrderStatus
    rentalStart: CalendarDate
    rentalEnd: CalendarDate
    totalCents: Cents
  }[]
  referral: {
    code: string
    host: { id: string; name: string; email: string }
    commissionCents: Cents
    commissionBasisPoints: number
    earnedCents: Cents
    takenBackCents: Cents
    isReleased: boolean
  } | null
  payments: { id: string; provider: PaymentSource; reference: string; amountCents: Cents; at: string }[]
  openRefunds: number
  windows: { kind: VisitKind; window: VisitWindow }[]
  amountsDue: AmountDueRecord[]
  events: StaffEvent[]
}

const personJson = `CASE WHEN a.id IS NOT NULL THEN
  json_build_object('id', a.id, 'name', a.name, 'isStaff', a.is_admin AND a.id <> o.user_id) END`

const eventsSql = `
  SELECT 't' || t.id AS id, t.id AS place, t.at, t.kind, t.actor_id, t."from", t."to", t.note, NULL::json AS mail
  FROM timeline_entries t WHERE t.order_id = o.id
  UNION ALL
  SELECT n.id, NULL, n.created_at, 'note', n.author_id, NULL, NULL, n.text, NULL FROM order_notes n WHERE n.order_id = o.id
  UNION ALL
  SELECT m.id, NULL, m.created_at, 'mail', NULL, NULL, NULL, m.subject,
    json_build_object('id', m.id, 'template', m.template, 'recipient', m.recipient, 'status', m.status)
  FROM queued_mails m WHERE m.order_id = o.id`

const lastOrdersShown = 5

const staffOrderSql = `
  SELECT ${listedJson} || jsonb_build_object(
    'updatedAt', o.updated_at, 'timeZone', o.time_zone,
    'customer', json_build_object('phone', u.phone, 'since', u.created_at),
    'otherOrders', (
      SELECT count(*) FROM orders other
      WHERE other.user_id = o.user_id AND other.id <> o.id
        AND other.cancel_reason IS DISTINCT FROM 'payment-declined'),
    'lastOrders', (
      SELECT coalesce(json_agg(x), '[]') FROM (
        SELECT other.id, other.status, other.rental_start AS "rentalStart", other.rental_end AS "rentalEnd",
          other.total_cents AS "totalCents"
        FROM orders other WHERE other.user_id = o.user_id AND other.id <> o.id
          AND other.cancel_reason IS DISTINCT FROM 'payment-declined'
        ORDER BY other.created_at DESC, other.id LIMIT ${lastOrdersShown}) x),
    'referral', (
      SELECT json_build_object('code', c.code,
        'host', json_build_object('id', h.id, 'name', h.name, 'email', h.email),
        'commissionCents', r.commission_cents, 'commissionBasisPoints', r.commission_basis_points,
        'earnedCents', coalesce(sum(e.cents) FILTER (WHERE e."from" IS NULL), 0),
        'takenBackCents', coalesce(sum(e.cents) FILTER (WHERE e."to" IS NULL), 0),
        'isReleased', coalesce(bool_or(e."from" = 'pending' AND e."to" = 'available'), false))
      FROM referral_uses r JOIN referral_codes c ON c.id = r.code_id JOIN users h ON h.id = r.host_id
      LEFT JOIN commission_entries e ON e.order_id = r.order_id
      WHERE r.order_id = o.id GROUP BY r.order_id, c.id, h.id),
    'payments', (
      SELECT coalesce(json_agg(json_build_object('id', p.id, 'provider', p.provider, 'reference', p.reference,
        'amountCents', p.amount_cents, 'at', p.created_at) ORDER BY p.created_at, p.id), '[]')
      FROM payments p WHERE p.order_id = o.id),
    'windows', (
      SELECT coalesce(json_agg(json_build_object('kind', v.kind, 'window', v."window")), '[]')
      FROM visit_windows v WHERE v.order_id = o.id),
    'amountsDue', (
      SELECT coalesce(json_agg(json_build_object('id', d.id, 'reason', d.reason, 'amountCents', d.amount_cents,
        'at', d.created_at, 'paidAt', d.paid_at) ORDER BY d.created_at, d.id), '[]')
      FROM amounts_due d WHERE d.order_id = o.id),
    'openRefunds', (SELECT count(*) FROM refunds f WHERE f.order_id = o.id AND f.sent_at IS NULL),
    'events', (
      SELECT coalesce(json_agg(json_build_object('id', x.id, 'at', x.at, 'kind', x.kind, 'actor', ${personJson},
        'from', x."from", 'to', x."to", 'note', x.note, 'mail', x.mail) ORDER BY x.at, x.place, x.id), '[]')
      FROM (${eventsSql}) x LEFT JOIN users a ON a.id = x.actor_id)
  ) AS "order"
  FROM orders o JOIN users u ON u.id = o.user_id WHERE o.id = $1`

/** One order with everything the staff know about it; null for an unknown id. */
export async function findStaffOrder(sql: Sql, orderId: string): Promise<StaffOrderRecord | null> {
  const [found] = await rows<{ order: StaffOrderRecord }>(sql, {
    name: 'staff-order',
    text: staffOrderSql,
    values: [orderId],
  })
  return found?.order ?? null
}
