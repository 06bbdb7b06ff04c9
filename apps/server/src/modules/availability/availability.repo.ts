import type { OccupiedDays, Reserved } from '@trivet/core/availability'
import { expressionBuilder, type Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { statement, type Slots } from '../../platform/sql/statement.ts'

/** A product, or one of the components a kit is packed from, with the units taken on the wanted days. */
export type StockPart = { fleet: number; perKit: number; reserved: Reserved[] }

const eb = expressionBuilder<Tables>()

function reservedDays(productId: Expression<string>, { firstDay, lastDay }: Slots<OccupiedDays>) {
  return jsonArrayFrom(
    eb
      .selectFrom('stock_days as d')
      .select(['d.day as firstDay', 'd.day as lastDay', 'd.reserved as units'])
      .where('d.product_id', '=', productId)
      .where((day) => day.between('d.day', firstDay, lastDay))
      .where('d.reserved', '>', 0),
  )
}

const stockParts = statement<{ productId: string } & OccupiedDays>()('stock-parts', (db, $) =>
  db
    .with('part', (q) =>
      q
        .selectFrom('products as p')
        .select((product) => [
          'p.id',
          'p.count_in_stock as fleet',
          product.lit<number>(1).as('per_kit'),
          product.lit<number>(0).as('place'),
        ])
        .where('p.id', '=', $.productId)
        .where('p.archived_at', 'is', null)
        .unionAll(
          q
            .selectFrom('products as kit')
            .innerJoin('kit_components as k', 'k.kit_id', 'kit.id')
            .innerJoin('products as item', 'item.id', 'k.component_id')
            .select((component) => [
              'item.id',
              'item.count_in_stock as fleet',
              'k.quantity as per_kit',
              component.lit<number>(1).as('place'),
            ])
            .where('kit.id', '=', $.productId)
            .where('kit.archived_at', 'is', null),
        ),
    )
    .selectFrom('part')
    .select((part) => [
      'part.fleet',
      'part.per_kit as perKit',
      reservedDays(part.ref('part.id'), $).as('reserved'),
    ])
    .orderBy('part.place'),
)

/** The product itself first, then its components; empty when there is no such product. */
export function findStockParts(sql: Sql, productId: string, wanted: OccupiedDays): Promise<StockPart[]> {
  return stockParts(sql, { productId, ...wanted })
}

const customKitParts = statement<{ kitId: string; userId: string } & OccupiedDays>()(
  'custom-kit-parts',
  (db, $) =>
    db
      .selectFrom('kits as k')
      .innerJoin('kit_items as i', 'i.kit_id', 'k.id')
      .innerJoin('products as p', 'p.id', 'i.product_id')
      .select((item) => [
        item
          .case()
          .when('p.archived_at', 'is', null)
          .then(item.ref('p.count_in_stock'))
          .else(item.lit<number>(0))
          .end()
          .as('fleet'),
        'i.quantity as perKit',
        reservedDays(item.ref('p.id'), $).as('reserved'),
      ])
      .where('k.id', '=', $.kitId)
      .where('k.user_id', '=', $.userId)
      .orderBy('i.position'),
)

/** The items a custom kit of this user is packed from; empty when there is no such kit. */
export function findCustomKitParts(
  sql: Sql,
  kit: { kitId: string; userId: string },
  wanted: OccupiedDays,
): Promise<StockPart[]> {
  return customKitParts(sql, { ...kit, ...wanted })
}
