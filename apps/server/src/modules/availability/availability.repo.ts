import { factsOfSpans, type OccupiedDays, type Reserved, type StockSpan } from '@trivet/core/availability'
import { expressionBuilder, type Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { any } from '../../platform/sql/functions.ts'
import { statement, type Slots } from '../../platform/sql/statement.ts'
import { isDepotAsked } from './asked-depots.ts'

/**
 * A product, or one of the components a kit is packed from, in one depot: with the units that are there at the most, and
 * those taken on the wanted days.
 */
export type StockPart = {
  depotId: string
  /** Over all depots. */
  owned: number
  perKit: number
  /** 0 is the product itself. */
  place: number
  fleet: number
  reserved: readonly Reserved[]
}

type InDepot = {
  /** Null while the place is not known: every open depot. */
  depotId: string | null
}

const eb = expressionBuilder<Tables>()

function inDepot(productId: Expression<string>, depotId: Expression<string>, $: Slots<OccupiedDays>) {
  const spans = eb
    .selectFrom('stock_spans as s')
    .select(['s.first_day as firstDay', 's.last_day as lastDay', 's.capacity'])
    .where('s.product_id', '=', productId)
    .where('s.depot_id', '=', depotId)
    .where('s.first_day', '<=', $.lastDay)
    .where('s.last_day', '>=', $.firstDay)
  const days = eb
    .selectFrom('stock_days as d')
    .select(['d.day as firstDay', 'd.day as lastDay', 'd.reserved as units'])
    .where('d.product_id', '=', productId)
    .where('d.depot_id', '=', depotId)
    .where((day) => day.between('d.day', $.firstDay, $.lastDay))
    .where('d.reserved', '>', 0)
  return [jsonArrayFrom(spans).as('spans'), jsonArrayFrom(days).as('reserved')] as const
}

type Row = Omit<StockPart, 'fleet'> & { spans: StockSpan[] }

function toPart({ spans, reserved, ...part }: Row): StockPart {
  return { ...part, ...factsOfSpans(spans, reserved) }
}

const stockParts = statement<{ productId: string } & OccupiedDays & InDepot>()('stock-parts', (db, $) =>
  db
    .with('part', (q) =>
      q
        .selectFrom('products as p')
        .select((product) => [
          'p.id',
          'p.count_in_stock as owned',
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
              'item.count_in_stock as owned',
              'k.quantity as per_kit',
              component.lit<number>(1).as('place'),
            ])
            .where('kit.id', '=', $.productId)
            .where('kit.archived_at', 'is', null),
        ),
    )
    .selectFrom('part')
    .innerJoin('depots as a', (join) => join.on(isDepotAsked($.depotId)))
    .select(['a.id as depotId', 'part.owned', 'part.per_kit as perKit', 'part.place'])
    .select((part) => inDepot(part.ref('part.id'), part.ref('a.id'), $))
    .orderBy('part.place'),
)

/** In each depot, the product itself first, then its components; empty when there is no such product. */
export async function findStockParts(
  sql: Sql,
  asked: { productId: string } & InDepot,
  wanted: OccupiedDays,
): Promise<StockPart[]> {
  return (await stockParts(sql, { ...asked, ...wanted })).map(toPart)
}

const unitsByDepot = statement<{ productIds: readonly string[] } & OccupiedDays>()(
  'units-by-depot',
  (db, $) =>
    db
      .selectFrom('products as p')
      .innerJoin('depots as a', (join) => join.on('a.closed_at', 'is', null))
      .select(['p.id as productId', 'a.id as depotId', 'a.name as depotName'])
      .select((eb) => inDepot(eb.ref('p.id'), eb.ref('a.id'), $))
      .where('p.id', '=', any($.productIds))
      .orderBy('a.name'),
)

/** The units of some products in every open depot, without their components. */
export async function findUnitsByDepot(sql: Sql, productIds: readonly string[], wanted: OccupiedDays) {
  const found = await unitsByDepot(sql, { productIds, ...wanted })
  return found.map(({ spans, reserved, ...one }) => ({ ...one, ...factsOfSpans(spans, reserved) }))
}

const customKitParts = statement<{ kitId: string; userId: string } & OccupiedDays & InDepot>()(
  'custom-kit-parts',
  (db, $) =>
    db
      .selectFrom('kits as k')
      .innerJoin('kit_items as i', 'i.kit_id', 'k.id')
      .innerJoin('products as p', 'p.id', 'i.product_id')
      .innerJoin('depots as a', (join) => join.on(isDepotAsked($.depotId)))
      .select((item) => [
        'a.id as depotId',
        item
          .case()
          .when('p.archived_at', 'is', null)
          .then(item.ref('p.count_in_stock'))
          .else(item.lit<number>(0))
          .end()
          .as('owned'),
        'i.quantity as perKit',
        'i.position as place',
      ])
      .select((item) => inDepot(item.ref('p.id'), item.ref('a.id'), $))
      .where('k.id', '=', $.kitId)
      .where('k.user_id', '=', $.userId)
      .orderBy('i.position'),
)

/** In each depot, the items a custom kit of this user is packed from; empty when there is no such kit. */
export async function findCustomKitParts(
  sql: Sql,
  kit: { kitId: string; userId: string } & InDepot,
  wanted: OccupiedDays,
): Promise<StockPart[]> {
  const parts = (await customKitParts(sql, { ...kit, ...wanted })).map(toPart)
  // archived
  return parts.map((part) => (part.owned === 0 ? { ...part, fleet: 0 } : part))
}
