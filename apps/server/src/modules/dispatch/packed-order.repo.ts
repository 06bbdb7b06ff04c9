import type { CalendarDate } from '@trivet/core/dates'
import type { VisitWindow } from '@trivet/core/dispatch'
import type { OrderStatus } from '@trivet/core/orders'
import { rows, type Sql } from '../../platform/database.ts'

type Piece = { productId: string; name: string; quantity: number; depositCents: number | null }

export type PackedOrderRecord = {
  orderId: string
  status: OrderStatus
  guest: string
  userEmail: string
  phone: string
  street: string
  city: string
  state: string
  postalCode: string
  timeZone: string
  deliveryDay: CalendarDate
  pickupDay: CalendarDate
  deliveryWindow: VisitWindow
  pickupWindow: VisitWindow
  damageProtection: boolean
  /** Of the stay it was ordered for: how the van gets in. */
  accessNotes: string | null
  /** `components` of a line of its own kind: those of the kit today, or of the custom kit as it was ordered. */
  lines: (Piece & { components: Piece[] })[]
  reserved: { productId: string; name: string; units: number; depositCents: number | null }[]
}

const windowOf = (kind: 'delivery' | 'pickup') =>
  `coalesce((SELECT w."window" FROM visit_windows w WHERE w.order_id = o.id AND w.kind = '${kind}'), 'all-day')`

/** What an order is packed from, kits opened, and whose it is; null for an unknown order. */
export async function findPackedOrder(sql: Sql, orderId: string): Promise<PackedOrderRecord | null> {
  const [row] = await rows<PackedOrderRecord>(sql, {
    name: 'packed-order',
    text: `
      SELECT o.id AS "orderId", o.status, u.name AS guest, u.email AS "userEmail", u.phone, o.street, o.city, o.state,
        o.postal_code AS "postalCode", o.time_zone AS "timeZone", o.rental_start AS "deliveryDay",
        o.rental_end AS "pickupDay", ${windowOf('delivery')} AS "deliveryWindow", ${windowOf('pickup')} AS "pickupWindow",
        o.damage_protection AS "damageProtection",
        (SELECT nullif(s.access_notes, '') FROM stays s WHERE s.id = o.stay_id) AS "accessNotes",
        (SELECT json_agg(json_build_object(
            'productId', coalesce(l.product_id, l.kit_id), 'name', l.name, 'quantity', l.quantity,
            'depositCents', p.deposit_cents,
            'components', coalesce(CASE WHEN l.kit_id IS NULL THEN (
              SELECT json_agg(json_build_object('productId', item.id, 'name', item.name, 'quantity', k.quantity,
                'depositCents', item.deposit_cents) ORDER BY k.position)
              FROM kit_components k JOIN products item ON item.id = k.component_id WHERE k.kit_id = l.product_id
            ) ELSE (
              SELECT json_agg(json_build_object('productId', item ->> 'product', 'name', item ->> 'name',
                'quantity', (item ->> 'quantity')::int, 'depositCents', (item ->> 'depositCents')::int) ORDER BY place)
              FROM jsonb_array_elements(l.kit_items) WITH ORDINALITY packed(item, place)
            ) END, '[]')) ORDER BY l.position)
         FROM order_lines l LEFT JOIN products p ON p.id = l.product_id WHERE l.order_id = o.id) AS lines,
        (SELECT coalesce(json_agg(json_build_object('productId', p.id, 'name', p.name, 'units', r.units,
            'depositCents', p.deposit_cents) ORDER BY p.name, p.id), '[]')
         FROM reservations r JOIN products p ON p.id = r.product_id WHERE r.order_id = o.id) AS reserved
      FROM orders o JOIN users u ON u.id = o.user_id WHERE o.id = $1`,
    values: [orderId],
  })
  return row ?? null
}
