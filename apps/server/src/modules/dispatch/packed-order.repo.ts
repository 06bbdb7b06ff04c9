import { pieceDeposits } from '@trivet/core/pricing'
import { expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { any } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { waitsForPayment } from '../orders/index.ts'
import { accessNotes } from './access-notes.ts'
import { phoneOfOrder } from './phone-of-order.ts'
import { windowOf } from './visit-window.ts'

const order = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()
const line = expressionBuilder<Tables & { l: Tables['order_lines'] }, 'l'>()

/** What a kit of the catalog is packed from today. */
const components = line
  .selectFrom('kit_components as k')
  .innerJoin('products as item', 'item.id', 'k.component_id')
  .select(['item.id as productId', 'item.name', 'k.quantity', 'item.deposit_cents as depositCents'])
  .whereRef('k.kit_id', '=', 'l.product_id')
  .orderBy('k.position')

const lines = order
  .selectFrom('order_lines as l')
  .leftJoin('products as p', 'p.id', 'l.product_id')
  .select(
    someFields('order_lines', 'l', ['productId', 'kitId', 'kitItems', 'pieceDeposits', 'name', 'quantity']),
  )
  .select(['p.deposit_cents as depositCents', jsonArrayFrom(components).as('components')])
  .whereRef('l.order_id', '=', 'o.id')
  .orderBy('l.position')

const reserved = order
  .selectFrom('reservations as r')
  .innerJoin('products as p', 'p.id', 'r.product_id')
  .select(['p.id as productId', 'p.name', 'r.units'])
  .whereRef('r.order_id', '=', 'o.id')
  .orderBy('p.name')
  .orderBy('p.id')

/** What was counted missing or damaged at its pickup. */
const lost = order
  .selectFrom('pickup_losses as c')
  .select(['c.product_id as productId', 'c.kind', 'c.quantity'])
  .whereRef('c.order_id', '=', 'o.id')

const otherDepots = order
  .selectFrom('depots as other')
  .select('other.id')
  .where('other.closed_at', 'is', null)
  .whereRef('other.id', '<>', 'o.depot_id')

const packedOrders = statement<{ orderIds: readonly string[] }>()('packed-orders', (db, $) =>
  db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('depots as d', 'd.id', 'o.depot_id')
    .select(
      someFields('orders', 'o', [
        'status',
        'street',
        'city',
        'state',
        'postalCode',
        'timeZone',
        'damageProtection',
        'deliveryNotes',
        'access',
      ]),
    )
    .select([
      'o.id as orderId',
      'o.number as orderNumber',
      'o.rental_start as deliveryDay',
      'o.rental_end as pickupDay',
      'u.name as guest',
      'u.email as userEmail',
      phoneOfOrder.as('phone'),
      windowOf('delivery').as('deliveryWindow'),
      windowOf('pickup').as('pickupWindow'),
      accessNotes.as('accessNotes'),
      jsonArrayFrom(lines).as('lines'),
      jsonArrayFrom(reserved).as('reserved'),
      jsonArrayFrom(lost).as('lost'),
      waitsForPayment.as('isUnpaid'),
    ])
    // in a shop with one depot nobody asks which
    .select((eb) => [
      'd.id as depotId',
      eb.case().when(eb.exists(otherDepots)).then(eb.ref('d.name')).end().as('depot'),
    ])
    .where('o.id', '=', any($.orderIds)),
)

type Line = Awaited<ReturnType<typeof packedOrders>>[number]['lines'][number]

export type PackedOrderRecord = Awaited<ReturnType<typeof findPackedOrders>>[number]

/** What an order is packed from, kits opened, and whose it is; null for an unknown order. */
export async function findPackedOrder(sql: Sql, orderId: string): Promise<PackedOrderRecord | null> {
  const [found] = await findPackedOrders(sql, [orderId])
  return found ?? null
}

/** The same of several orders, in any sequence. */
export async function findPackedOrders(sql: Sql, orderIds: readonly string[]) {
  const found = await packedOrders(sql, { orderIds })
  return found.map((order) => ({ ...order, lines: order.lines.map(toPackedLine) }))
}

/** A custom kit is packed as it was ordered, and a kit of the catalog too once a piece of it was swapped. */
function toPackedLine({
  productId,
  kitId,
  kitItems,
  pieceDeposits: told,
  depositCents,
  components: ofKit,
  ...packed
}: Line) {
  const ordered = kitItems?.map(({ product, name, quantity, depositCents }) => ({
    productId: product,
    name,
    quantity,
    depositCents,
  }))
  const id = productId ?? kitId ?? ''
  const components = ordered ?? ofKit
  // lines from before deposits were kept with them cost what they cost today
  return {
    ...packed,
    productId: id,
    components,
    deposits: told ?? pieceDeposits({ id, depositCents, components }),
  }
}
