import { rows, type Sql } from '../../platform/database.ts'
import type { KitRecord } from '../kits/kit-record.ts'
import { kitJson } from '../kits/kits.repo.ts'
import {
  settingsJson,
  toVersionedSettings,
  type StoredSettings,
  type VersionedSettings,
} from '../settings/settings.repo.ts'
import type { OrderRecord } from './order-record.ts'

// Lines and timeline come with the order in one round trip, whatever the number of orders.
export const orderJson = `json_build_object(
  'id', o.id, 'userId', o.user_id, 'userEmail', u.email, 'status', o.status,
  'paymentMethod', o.payment_method, 'paymentStatus', o.payment_status,
  'subtotalCents', o.subtotal_cents, 'extraDaysCents', o.extra_days_cents,
  'damageProtection', o.damage_protection, 'damageProtectionCents', o.damage_protection_cents,
  'deliveryCents', o.delivery_cents, 'taxCents', o.tax_cents,
  'discountCents', o.discount_cents, 'totalCents', o.total_cents,
  'rentalStart', o.rental_start, 'rentalEnd', o.rental_end, 'refundDay', o.refund_day, 'timeZone', o.time_zone,
  'street', o.street, 'city', o.city, 'state', o.state, 'postalCode', o.postal_code, 'country', o.country,
  'airbnbListing', o.airbnb_listing, 'stayId', o.stay_id, 'paidAt', o.paid_at, 'holdExpiresAt', o.hold_expires_at,
  'createdAt', o.created_at,
  'lines', (
    SELECT json_agg(json_build_object(
      'id', l.id, 'productId', l.product_id, 'kitId', l.kit_id, 'items', l.kit_items, 'name', l.name,
      'slug', l.slug, 'image', l.image,
      'unitPriceCents', l.unit_price_cents, 'quantity', l.quantity,
      'lineTotalCents', l.line_total_cents, 'extraDaysCents', l.extra_days_cents) ORDER BY l.position)
    FROM order_lines l WHERE l.order_id = o.id
  ),
  'timeline', (
    SELECT coalesce(json_agg(json_build_object(
      'at', t.at, 'kind', t.kind, 'from', t."from", 'to', t."to", 'note', t.note) ORDER BY t.id), '[]')
    FROM timeline_entries t WHERE t.order_id = o.id
  ),
  'stay', (
    SELECT json_build_object('title', s.title, 'accessNotes', s.access_notes) FROM stays s WHERE s.id = o.stay_id
  ),
  'paidCents', (SELECT coalesce(sum(p.amount_cents), 0) FROM payments p WHERE p.order_id = o.id),
  'refunds', (
    SELECT coalesce(json_agg(json_build_object(
      'id', r.id, 'amountCents', r.amount_cents, 'reason', r.reason, 'at', r.created_at) ORDER BY r.created_at), '[]')
    FROM refunds r WHERE r.order_id = o.id
  ),
  'dues', (SELECT json_agg(json_build_object(
      'id', d.id, 'amountCents', d.amount_cents, 'reason', d.reason, 'at', d.created_at, 'paidAt', d.paid_at)
      ORDER BY d.created_at) FROM amounts_due d WHERE d.order_id = o.id),
  'visitWindows', (SELECT json_object_agg(w.kind, w."window") FROM visit_windows w WHERE w.order_id = o.id),
  'damageReports', (
    SELECT json_agg(json_build_object(
      'id', d.id, 'at', d.created_at, 'item', l.name, 'text', d.text, 'isCovered', d.is_covered, 'photos', (
        SELECT coalesce(json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height)
          ORDER BY f.position), '[]')
        FROM damage_photos f WHERE f.report_id = d.id)) ORDER BY d.created_at, d.id)
    FROM damage_reports d LEFT JOIN order_lines l ON l.id = d.order_line_id WHERE d.order_id = o.id
  )
)`

type OrderRow = { order: OrderRecord }

/** The order if `viewer` owns it or is staff; otherwise null, as for an unknown id. */
export async function findOrder(
  sql: Sql,
  { orderId, viewer }: { orderId: string; viewer: { userId: string; isAdmin: boolean } },
): Promise<OrderRecord | null> {
  const [row] = await rows<OrderRow>(sql, {
    name: 'order-by-id',
    text: `SELECT ${orderJson} AS "order" FROM orders o JOIN users u ON u.id = o.user_id
           WHERE o.id = $1 AND (o.user_id = $2 OR $3)`,
    values: [orderId, viewer.userId, viewer.isAdmin],
  })
  return row?.order ?? null
}

/** A customer's own orders, newest first. A checkout whose card was declined never became an order. */
export async function listOrdersOf(sql: Sql, userId: string): Promise<OrderRecord[]> {
  const found = await rows<OrderRow>(sql, {
    name: 'orders-of-customer',
    text: `SELECT ${orderJson} AS "order" FROM orders o JOIN users u ON u.id = o.user_id
           WHERE o.user_id = $1 AND o.cancel_reason IS DISTINCT FROM 'payment-declined'
           ORDER BY o.created_at DESC, o.id`,
    values: [userId],
  })
  return found.map((row) => row.order)
}

export type ProductFacts = {
  id: string
  name: string
  slug: string
  image: string
  priceCents: number
  components: { productId: string; quantity: number }[]
}

export type EarlierRequest = {
  requestHash: string
  orderId: string
  responseStatus: number
  responseBody: unknown
  isRunning: boolean
  isPaid: boolean
}

export type OrderFacts = {
  products: ProductFacts[]
  kits?: KitRecord[]
  earlier: EarlierRequest | null
  settings: VersionedSettings
}

type FactsRow = Omit<OrderFacts, 'settings'> & { settings: StoredSettings | null }

const factsSql = `
  (SELECT coalesce(json_agg(json_build_object(
      'id', p.id, 'name', p.name, 'slug', p.slug, 'image', p.image, 'priceCents', p.price_cents,
      'components', (
        SELECT coalesce(json_agg(json_build_object('productId', c.component_id, 'quantity', c.quantity)), '[]')
        FROM kit_components c WHERE c.kit_id = p.id))), '[]')
   FROM products p WHERE p.id = ANY($1) AND p.archived_at IS NULL) AS products,
  (SELECT json_build_object(
      'requestHash', k.request_hash, 'orderId', k.order_id, 'responseStatus', k.response_status,
      'responseBody', k.response_body, 'isRunning', coalesce(k.locked_until > $4, false),
      'isPaid', o.paid_at IS NOT NULL)
   FROM idempotency_keys k JOIN orders o ON o.id = k.order_id
   WHERE k.user_id = $2 AND k.key = $3) AS earlier,
  ${settingsJson} AS settings`

const kitsSql = `
  (SELECT coalesce(json_agg(${kitJson}), '[]')
   FROM kits k WHERE k.id = ANY($5) AND k.user_id = $2) AS kits`

export type Asked = { productIds: string[]; kitIds: string[] }

/** What placing or pricing an order needs to know, in one round trip. Kits are found for their owner only. */
export async function findOrderFacts(
  sql: Sql,
  { asked, userId, key, now }: { asked: Asked; userId: string | null; key: string | null; now: Date },
): Promise<OrderFacts> {
  const values = [asked.productIds, userId, key, now]
  const query =
    asked.kitIds.length === 0
      ? { name: 'order-facts', text: `SELECT ${factsSql}`, values }
      : {
          name: 'order-facts-with-kits',
          text: `SELECT ${factsSql}, ${kitsSql}`,
          values: [...values, asked.kitIds],
        }
  const [row] = await rows<FactsRow>(sql, query)
  const { settings = null, ...facts } = row ?? { products: [], earlier: null }
  return { ...facts, settings: toVersionedSettings(settings) }
}

/** The first product of the order that has fewer free units than asked on some day of the period. */
export async function findShortProduct(
  sql: Sql,
  demand: { productId: string; units: number }[],
  period: { firstDay: string; lastDay: string },
): Promise<string | null> {
  const [row] = await rows<{ id: string }>(sql, {
    name: 'short-product',
    text: `SELECT p.id
           FROM jsonb_to_recordset($1::jsonb) AS d("productId" text, units int)
           JOIN products p ON p.id = d."productId"
           LEFT JOIN LATERAL (
             SELECT max(s.reserved) AS peak FROM stock_days s
             WHERE s.product_id = p.id AND s.day BETWEEN $2 AND $3
           ) s ON true
           WHERE d.units > p.count_in_stock - coalesce(s.peak, 0)
           ORDER BY p.id LIMIT 1`,
    values: [JSON.stringify(demand), period.firstDay, period.lastDay],
  })
  return row?.id ?? null
}
