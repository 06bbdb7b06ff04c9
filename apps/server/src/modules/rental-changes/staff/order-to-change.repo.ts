import { expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../../platform/database.ts'
import type { Tables } from '../../../platform/sql/builder.ts'
import { bool } from '../../../platform/sql/functions.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { isChargeOpen, lastEventOf } from '../../orders/index.ts'

const order = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()
const line = expressionBuilder<Tables & { l: Tables['order_lines'] }, 'l'>()

/** What a kit of the catalog is packed from today. */
const components = line
  .selectFrom('kit_components as k')
  .innerJoin('products as item', 'item.id', 'k.component_id')
  .select(['k.component_id as productId', 'k.quantity', 'item.deposit_cents as depositCents'])
  .whereRef('k.kit_id', '=', 'l.product_id')

const lines = order
  .selectFrom('order_lines as l')
  .leftJoin('products as p', 'p.id', 'l.product_id')
  .select([
    'l.id',
    'l.position',
    'l.product_id as productId',
    'l.priced_as as pricedAs',
    'l.kit_id as kitId',
    'l.kit_items as kitItems',
    'l.name',
    'l.unit_price_cents as unitPriceCents',
    'l.quantity',
    'l.deposit_cents as toldDepositCents',
    'p.deposit_cents as depositCents',
  ])
  .select(jsonArrayFrom(components).as('components'))
  .whereRef('l.order_id', '=', 'o.id')
  .orderBy('l.position')

const quote = order.selectFrom('written_quotes as q').select('q.id').whereRef('q.order_id', '=', 'o.id')

const commissionRate = order
  .selectFrom('referral_uses as r')
  .select('r.commission_basis_points')
  .whereRef('r.order_id', '=', 'o.id')

const orderToChange = statement<{ orderId: string }>()('order-to-change', (db, $) =>
  db
    .selectFrom('orders as o')
    .select((eb) => [
      'o.user_id as userId',
      'o.units',
      'o.deposit_cents as depositCents',
      'o.account_credit_cents as accountCreditCents',
      'o.payment_status as paymentStatus',
      bool(eb('o.paid_at', 'is not', null)).as('isPaid'),
      bool(eb.or([eb('o.payment_status', '=', 'confirmation-required'), isChargeOpen])).as(
        'isPaymentUnderWay',
      ),
      bool(eb.and([eb('o.status', '=', 'pending'), eb.exists(quote)])).as('isOfOpenQuote'),
      commissionRate.$asScalar().as('commissionBasisPoints'),
      lastEventOf(eb.ref('o.id')).as('version'),
      jsonArrayFrom(lines).as('lines'),
    ])
    .where('o.id', '=', $.orderId),
)

export type OrderToChange = Awaited<ReturnType<typeof orderToChange>>[number]

export type LineToChange = OrderToChange['lines'][number]

/** What of an order changing it needs to know besides what it costs; null for an unknown one. */
export async function findOrderToChange(sql: Sql, orderId: string): Promise<OrderToChange | null> {
  const [found] = await orderToChange(sql, { orderId })
  return found ?? null
}
