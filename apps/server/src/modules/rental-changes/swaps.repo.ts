import type { KitLine } from '@trivet/core/kits'
import type { PieceDeposits } from '@trivet/core/pricing'
import { expressionBuilder, type InferResult } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { bool } from '../../platform/sql/functions.ts'
import { asJson } from '../../platform/sql/json-column.ts'
import { statement } from '../../platform/sql/statement.ts'
import { timelineEvents } from '../orders/index.ts'

const order = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()
const reservation = expressionBuilder<Tables & { r: Tables['reservations'] }, 'r'>()
const line = expressionBuilder<Tables & { l: Tables['order_lines'] }, 'l'>()

const shortDays = reservation
  .selectFrom('stock_days as s')
  .select('s.day')
  .whereRef('s.product_id', '=', 'r.product_id')
  .whereRef('s.depot_id', '=', 'r.depot_id')
  .where((eb) => eb.between('s.day', reservation.ref('r.first_day'), reservation.ref('r.last_day')))
  .where('s.short', '>', 0)

const held = order
  .selectFrom('reservations as r')
  .innerJoin('products as p', 'p.id', 'r.product_id')
  .select((eb) => [
    'p.id as productId',
    'p.name',
    'r.units',
    'r.first_day as firstDay',
    'r.last_day as lastDay',
    bool(eb.exists(shortDays)).as('isShort'),
  ])
  .whereRef('r.order_id', '=', 'o.id')
  .orderBy('isShort', 'desc')
  .orderBy('p.name')
  .orderBy('p.id')

/** What a kit of the catalog is packed from today, as an order would keep it. */
const components = line
  .selectFrom('kit_components as k')
  .innerJoin('products as item', 'item.id', 'k.component_id')
  .select((eb) => [
    'item.id as product',
    'item.slug',
    'item.name',
    'item.image',
    eb.fn.coalesce('item.kit_category', eb.val('other' as const)).as('category'),
    'k.quantity',
    'item.price_cents as unitPriceCents',
    'item.weight_grams as weightGrams',
    'item.deposit_cents as depositCents',
  ])
  .whereRef('k.kit_id', '=', 'l.product_id')
  .orderBy('k.position')

const lines = order
  .selectFrom('order_lines as l')
  .select([
    'l.id',
    'l.product_id as productId',
    'l.image',
    'l.kit_id as kitId',
    'l.kit_items as kitItems',
    'l.deposit_cents as depositCents',
    'l.piece_deposits as pieceDeposits',
  ])
  .select(jsonArrayFrom(components).as('components'))
  .whereRef('l.order_id', '=', 'o.id')
  .orderBy('l.position')

const swapOrder = statement<{ orderId: string }>()('swap-order', (db, $) =>
  db
    .selectFrom('orders as o')
    .select(['o.user_id as userId', 'o.status', 'o.depot_id as depotId'])
    .select([jsonArrayFrom(held).as('held'), jsonArrayFrom(lines).as('lines')])
    .where('o.id', '=', $.orderId),
)

export type SwapOrder = Awaited<ReturnType<typeof swapOrder>>[number]

/** What an order is of and what it holds, that which is short first; null for an unknown one. */
export async function findSwapOrder(sql: Sql, orderId: string): Promise<SwapOrder | null> {
  const [found] = await swapOrder(sql, { orderId })
  return found ?? null
}

const product = expressionBuilder<Tables & { p: Tables['products'] }, 'p'>()

const parts = product
  .selectFrom('kit_components as k')
  .innerJoin('products as item', 'item.id', 'k.component_id')
  .select(['k.component_id as productId', 'k.quantity', 'item.deposit_cents as depositCents'])
  .whereRef('k.kit_id', '=', 'p.id')

const selectProducts = (db: Builder) =>
  db
    .selectFrom('products as p')
    .select([
      'p.id',
      'p.slug',
      'p.name',
      'p.image',
      'p.price_cents as priceCents',
      'p.deposit_cents as depositCents',
      'p.weight_grams as weightGrams',
      'p.category',
      'p.kit_category as kitCategory',
      jsonArrayFrom(parts).as('components'),
    ])

export type ProductToSwap = InferResult<ReturnType<typeof selectProducts>>[number]

/** Also one that is archived by now. */
export const findGivenProduct = statement<{ id: string }>()('swap-given', (db, $) =>
  selectProducts(db).where('p.id', '=', $.id),
)

export const findInstead = statement<{ id: string }>()('swap-instead', (db, $) =>
  selectProducts(db).where('p.id', '=', $.id).where('p.archived_at', 'is', null),
)

const mostCandidates = 100

/** Those the rule may find fit, the nearest in price first. */
export const findSwapCandidates = statement<{ id: string }>()('swap-candidates', (db, $) =>
  selectProducts(db)
    .innerJoin('products as given', (join) => join.on('given.id', '=', $.id))
    .where('p.archived_at', 'is', null)
    .where('p.count_in_stock', '>', 0)
    .whereRef('p.id', '<>', 'given.id')
    .whereRef('p.kit_category', 'is not distinct from', 'given.kit_category')
    .where((eb) =>
      eb.or([
        eb('p.kit_category', 'is not', null),
        eb('p.category', 'is not distinct from', eb.ref('given.category')),
      ]),
    )
    .orderBy((eb) => eb.fn('abs', [eb('p.price_cents', '-', eb.ref('given.price_cents'))]))
    .orderBy('p.id')
    .limit(mostCandidates),
)

type Swapped = {
  orderId: string
  givenId: string
  productId: string
  name: string
  slug: string
  image: string
  /** Null: a kit of the catalog is packed as the catalog says. */
  kitItems: KitLine[] | null
  pieceDeposits: PieceDeposits | null
  actorId: string
  note: string
  now: Date
}

/** Its lines are of the other product, at the price they have; with the event in its timeline. */
export const writeSwappedLines = statement<Swapped>()('write-swapped-lines', (db, $, json) =>
  db
    .with('changed', (q) =>
      q.updateTable('orders').set({ updated_at: $.now }).where('id', '=', $.orderId).returning('id'),
    )
    .with('swapped', (q) =>
      q
        .updateTable('order_lines')
        .set((eb) => ({
          product_id: $.productId,
          priced_as: eb.fn.coalesce('priced_as', 'product_id'),
          name: $.name,
          slug: $.slug,
          image: $.image,
          kit_items: asJson(json.kitItems),
          piece_deposits: asJson(json.pieceDeposits),
        }))
        .where('order_id', '=', $.orderId)
        .where('product_id', '=', $.givenId),
    )
    .with('told', (q) =>
      timelineEvents(q, q.selectFrom('changed'), (eb) => ({
        orderId: eb.ref('changed.id'),
        at: $.now,
        actorId: $.actorId,
        kind: 'product-swapped',
        from: null,
        to: null,
        note: $.note,
      })),
    )
    .selectFrom('changed')
    .select('id'),
)

type Repacked = {
  id: string
  image: string
  kitItems: KitLine[] | null
  pieceDeposits: PieceDeposits | null
}

/** A kit is packed from other pieces. */
export const repackLine = statement<Repacked>()('repack-line', (db, $, json) =>
  db
    .updateTable('order_lines')
    .set({
      kit_items: asJson(json.kitItems),
      image: $.image,
      piece_deposits: asJson(json.pieceDeposits),
    })
    .where('id', '=', $.id),
)
