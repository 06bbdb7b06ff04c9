import { unprovenOrdersPerDay } from '@trivet/core/accounts'
import type { Cents } from '@trivet/core/money'
import { justPlacedSince } from '@trivet/core/orders'
import { settingsLimits } from '@trivet/core/settings'
import { expressionBuilder, type InferResult } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { any, bool, listed, orZero, unseen } from '../../platform/sql/functions.ts'
import { shortRead, statement, type Slots } from '../../platform/sql/statement.ts'
import { balanceOf } from '../account-credit/index.ts'
import { selectKits, type KitRecord } from '../kits/index.ts'
import { storedSettings, toVersionedSettings, type VersionedSettings } from '../settings/index.ts'

type PricingValues = { productIds: string[]; userId: string | null }

type KitValues = { kitIds: string[]; userId: string | null }

type FactsValues = PricingValues & {
  userId: string
  key: string
  /** Whose earlier orders are asked for. */
  ordersOf: string | null
  /** Who may place only so many orders a day, if the user is one of them. */
  countedFor: string | null
  /** Whose unpaid orders are asked for, and to which home. */
  heldOf: string | null
  heldAt: string | null
  now: Date
  placedSince: Date
  /** Drawn for the order, in the sequence in which they are taken. */
  numbers: string[]
}

const products = (db: Builder, $: Slots<PricingValues>) =>
  db
    .selectFrom('products as p')
    .select((eb) => [
      'p.id',
      'p.name',
      'p.slug',
      'p.image',
      'p.price_cents as priceCents',
      'p.deposit_cents as depositCents',
      jsonArrayFrom(
        eb
          .selectFrom('kit_components as c')
          .innerJoin('products as item', 'item.id', 'c.component_id')
          .select(['c.component_id as productId', 'c.quantity', 'item.deposit_cents as depositCents'])
          .whereRef('c.kit_id', '=', 'p.id'),
      ).as('components'),
    ])
    .where('p.id', '=', any(unseen($.productIds, 'text[]')))
    .where('p.archived_at', 'is', null)

const earlierRequest = (db: Builder, $: Slots<FactsValues>) =>
  db
    .selectFrom('idempotency_keys as k')
    .innerJoin('orders as o', 'o.id', 'k.order_id')
    .select((eb) => [
      'k.request_hash as requestHash',
      'o.id as orderId',
      'k.response_status as responseStatus',
      'k.response_body as responseBody',
      bool(eb.fn.coalesce(eb('k.locked_until', '>', $.now), eb.lit(false))).as('isRunning'),
      bool(eb('o.paid_at', 'is not', null)).as('isPaid'),
    ])
    .where('k.user_id', '=', $.userId)
    .where('k.key', '=', $.key)

const lastOrdinal = (db: Builder, $: Slots<FactsValues>) =>
  db
    .selectFrom('orders as o')
    .select('o.user_ordinal')
    .where('o.user_id', '=', unseen($.ordersOf, 'text'))
    .where('o.user_ordinal', 'is not', null)
    .orderBy('o.user_ordinal', 'desc')
    .limit(1)

/** When the last orders were placed; a card that was declined left none. */
const lastPlaced = (db: Builder, $: Slots<FactsValues>) =>
  db
    .selectFrom('orders as o')
    .select('o.created_at as at')
    .where('o.user_id', '=', unseen($.countedFor, 'text'))
    .where((eb) => eb(eb.fn.coalesce('o.cancel_reason', eb.val('')), '<>', 'payment-declined'))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(unprovenOrdersPerDay)

/** Orders that hold their units: only one that is pending and unpaid has a time until which it does. */
export const held = (db: Builder, $: Slots<{ now: Date }>) =>
  db
    .selectFrom('orders as o')
    .select((eb) => [
      'o.id',
      eb.fn.coalesce('o.units', eb.lit(0)).as('units'),
      'o.total_cents as totalCents',
      'o.rental_start as start',
      'o.rental_end as end',
      'o.hold_expires_at as holdExpiresAt',
    ])
    .where('o.hold_expires_at', '>', $.now)
    .orderBy('o.created_at', 'desc')
    .limit(settingsLimits.unpaidOrders)

const lastAtAddress = (db: Builder, $: Slots<FactsValues>) =>
  db
    .selectFrom('orders as o')
    .select('o.address_ordinal')
    .where('o.address_key', '=', unseen($.heldAt, 'text'))
    .where('o.address_ordinal', 'is not', null)
    .orderBy('o.address_ordinal', 'desc')
    .limit(1)

const items = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()
  .selectFrom('order_lines as l')
  .select((eb) => [eb.fn.coalesce('l.product_id', 'l.kit_id', 'l.id').as('product'), 'l.quantity'])
  .whereRef('l.order_id', '=', 'o.id')

const earlierOrders = (db: Builder, $: Slots<FactsValues>) =>
  db
    .selectFrom('orders as o')
    .select((eb) => [
      'o.id',
      'o.status',
      bool(eb('o.paid_at', 'is not', null)).as('isPaid'),
      'o.hold_expires_at as holdExpiresAt',
      'o.created_at as placedAt',
      'o.rental_start as start',
      'o.rental_end as end',
      'o.total_cents as totalCents',
      jsonArrayFrom(items).as('items'),
    ])
    .where('o.user_id', '=', unseen($.ordersOf, 'text'))
    .where('o.status', '<>', 'cancelled')
    // in one piece, so that no index of all pending orders looks like a way to it: a user has few orders
    .where((eb) =>
      eb
        .case()
        .when('o.status', '=', 'pending')
        .then(true)
        .else(eb('o.created_at', '>', $.placedSince))
        .end(),
    )
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')

const freeNumber = (db: Builder, $: Slots<FactsValues>) =>
  db
    .selectFrom(listed(unseen($.numbers, 'text[]'), 'drawn'))
    .select('drawn.value')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders as o').select('o.id').whereRef('o.number', '=', 'drawn.value'))),
    )
    .orderBy('drawn.place')
    .limit(1)

const kits = (db: Builder, $: Slots<KitValues>) =>
  selectKits(db)
    .where('k.id', '=', any(unseen($.kitIds, 'text[]')))
    .where('k.user_id', '=', $.userId)

const selectPricing = (db: Builder, $: Slots<PricingValues>) =>
  db.selectNoFrom([
    jsonArrayFrom(products(db, $)).as('products'),
    storedSettings(db).as('settings'),
    balanceOf($.userId).as('balanceCents'),
  ])

const selectFacts = (db: Builder, $: Slots<FactsValues>) =>
  selectPricing(db, $).select([
    jsonObjectFrom(earlierRequest(db, $)).as('earlier'),
    jsonArrayFrom(earlierOrders(db, $)).as('earlierOrders'),
    jsonArrayFrom(lastPlaced(db, $)).as('lastPlaced'),
    jsonArrayFrom(held(db, $).where('o.user_id', '=', unseen($.heldOf, 'text'))).as('heldOfUser'),
    jsonArrayFrom(held(db, $).where('o.address_key', '=', unseen($.heldAt, 'text'))).as('heldAtAddress'),
    orZero(lastAtAddress(db, $)).as('lastAtAddress'),
    orZero(lastOrdinal(db, $)).as('lastOrdinal'),
    freeNumber(db, $).as('freeNumber'),
  ])

export type ProductFacts = InferResult<ReturnType<typeof products>>[number]

export type EarlierRequest = InferResult<ReturnType<typeof earlierRequest>>[number]

/** What the things that are asked for cost, by the settings in force. */
export type PricingFacts = {
  products: ProductFacts[]
  kits?: KitRecord[]
  settings: VersionedSettings
  /** Of the user's account credit; 0 of nobody. */
  balanceCents: Cents
}

/** What decides whether an order may wait for its payment. */
export type HoldFacts = Pick<OrderFacts, 'heldOfUser' | 'heldAtAddress' | 'settings'>

export type OrderFacts = PricingFacts & {
  earlier: EarlierRequest | null
  earlierOrders: EarlierOrderFacts[]
  /** The newest first; none of an account whose email is proven. */
  lastPlaced: { at: string }[]
  heldOfUser: HeldFacts[]
  heldAtAddress: HeldFacts[]
  lastAtAddress: number
  lastOrdinal: number
  /** Null when all that were drawn are other orders'. */
  freeNumber: string | null
}

const factsOfProducts = statement<FactsValues>()('order-facts', selectFacts)

/** As JSON carries it. */
export type HeldFacts = Awaited<ReturnType<typeof factsOfProducts>>[number]['heldOfUser'][number]

/** As JSON carries it. */
export type EarlierOrderFacts = Awaited<ReturnType<typeof factsOfProducts>>[number]['earlierOrders'][number]

const factsWithKits = statement<FactsValues & KitValues>()('order-facts-with-kits', (db, $) =>
  selectFacts(db, $).select(jsonArrayFrom(kits(db, $)).as('kits')),
)

const pricingOfProducts = shortRead<PricingValues>()('pricing-facts', selectPricing)

const pricingWithKits = shortRead<PricingValues & KitValues>()('pricing-facts-with-kits', (db, $) =>
  selectPricing(db, $).select(jsonArrayFrom(kits(db, $)).as('kits')),
)

export type Asked = { productIds: string[]; kitIds: string[] }

type FactsQuestion = { asked: Asked } & Omit<FactsValues, 'productIds' | 'placedSince'>

/** What pricing a cart needs to know, in one round trip. Kits are found for their owner only. */
export async function findPricingFacts(
  sql: Sql,
  { asked, userId }: { asked: Asked; userId: string | null },
): Promise<PricingFacts> {
  const { productIds, kitIds } = asked
  const [facts] =
    kitIds.length === 0
      ? await pricingOfProducts(sql, { productIds, userId })
      : await pricingWithKits(sql, { productIds, kitIds, userId })
  return {
    ...(facts ?? { products: [], balanceCents: 0 }),
    settings: toVersionedSettings(facts?.settings ?? null),
  }
}

/** What placing an order needs to know, in one round trip. Kits are found for their owner only. */
export async function findOrderFacts(sql: Sql, { asked, ...question }: FactsQuestion): Promise<OrderFacts> {
  const { productIds, kitIds } = asked
  const values = {
    ...question,
    productIds,
    placedSince: justPlacedSince(question.now),
  }
  const [facts] =
    kitIds.length === 0 ? await factsOfProducts(sql, values) : await factsWithKits(sql, { ...values, kitIds })
  return {
    ...(facts ?? {
      products: [],
      balanceCents: 0,
      earlier: null,
      earlierOrders: [],
      lastPlaced: [],
      heldOfUser: [],
      heldAtAddress: [],
      lastAtAddress: 0,
      lastOrdinal: 0,
      freeNumber: null,
    }),
    settings: toVersionedSettings(facts?.settings ?? null),
  }
}
