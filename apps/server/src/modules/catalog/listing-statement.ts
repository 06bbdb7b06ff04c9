import type { Cents } from '@trivet/core/money'
import { catalogPageSize, type KitCategory } from '@trivet/core/catalog'
import type { CalendarDate } from '@trivet/core/dates'
import { expressionBuilder, sql, type AliasableExpression, type Expression, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { int } from '../../platform/sql/functions.ts'
import type { Slots } from '../../platform/sql/statement.ts'
import { hasWords, textQuery, wholeWords } from '../../platform/sql/text-search.ts'
import { idsNotFreeIn, isFreeIn, isFreeSomewhere, isKeptIn } from '../availability/index.ts'
import { queryAsked, rankByName, rankByWords, rankOf, widerAsked, type Asked } from './listing-ranks.ts'
import type { ListingShape, Narrowing } from './listing-shapes.ts'
import { firstOfSteps, stepsAsTyped, stepsByAnyName } from './search-steps.ts'

/** A set of products `p` in listing order that people page through. */
export type Listing<Category extends string, Row> = {
  name: string
  /** Which products stand on it. */
  condition: Expression<SqlBool>
  isOfCategory: (category: Expression<Category | null>) => Expression<SqlBool>
  /** How many stand on it, all or of a category, where the database keeps count. */
  keptCount?: (category: Expression<Category | null> | null) => AliasableExpression<number>
  /** Likewise, what a depot keeps of it, free or not. */
  keptCountIn?: (
    depotId: Expression<string | null>,
    category: Expression<Category | null> | null,
  ) => AliasableExpression<number>
  /** What it can be narrowed to besides, if anything. */
  narrowings?: Record<Exclude<Narrowing, ''>, (type: Expression<KitCategory | null>) => Expression<SqlBool>>
  select: (page: PageOfProducts) => Expression<Row>
}

/** `query` and `wider` are texts of tsqueries, as keywordQuery makes them. */
export type ListingValues<Category extends string> = {
  offset: number
  category: Category | null
  type: KitCategory | null
  maxPriceCents: Cents | null
  firstDay: CalendarDate | null
  lastDay: CalendarDate | null
  depotId: string | null
  query: string | null
  wider: string | null
}

/** The parts of a statement, by their names. */
type Parts = {
  asked: Asked
  matches: { id: string; listing_order: number; rank: unknown }
  page: { id: string; rank: unknown }
  taken: { id: string }
}

const eb = expressionBuilder<Tables & Parts & { p: Tables['products'] }, 'p'>()

/** A page and the number of all products, in one round trip; equals stay in listing order. */
export function listingStatement<Category extends string, Row>(
  listing: Listing<Category, Row>,
  shape: ListingShape,
  db: Builder,
  $: Slots<ListingValues<Category>>,
) {
  const isListed = eb.and([
    listing.condition,
    ...(shape.isOfCategory ? [listing.isOfCategory($.category)] : []),
  ])
  const condition = eb.and([
    isListed,
    ...(shape.narrowing && listing.narrowings ? [listing.narrowings[shape.narrowing]($.type)] : []),
    ...(shape.isUpToPrice ? [eb('p.price_cents', '<=', $.maxPriceCents)] : []),
    ...(shape.free === '-there' ? [isFreeIn($.depotId, $.firstDay, $.lastDay)] : []),
    ...(shape.free === '-somewhere' ? [isFreeSomewhere($.firstDay, $.lastDay)] : []),
  ])
  const products = jsonArrayFrom(listing.select(pageOfProducts())).as('products')
  const countOfMatches = eb.selectFrom('matches').select(int(eb.fn.countAll()).as('count')).$asScalar()
  const bestOfMatches = eb
    .selectFrom('matches')
    .select(['id', 'rank'])
    .orderBy('rank', 'desc')
    .orderBy('listing_order')
    .orderBy('id')
    .limit(catalogPageSize)
    .offset($.offset)
  // the page is found in the index alone; only its twelve rows are read from the table
  const firstOfListing = (isShown: Expression<SqlBool>) =>
    eb
      .selectFrom('products as p')
      .select(['p.id', eb.lit(0).as('rank')])
      .where(isShown)
      .orderBy('p.listing_order')
      .orderBy('p.id')
      .limit(catalogPageSize)
      .offset($.offset)
  const ownRank = rankOf[shape.sort]

  if (shape.words !== '') {
    // read once: as an expression it would be parsed again for every match
    const asked = [
      textQuery($.query).as('query'),
      wholeWords($.query).as('whole'),
      textQuery($.wider).as('wider'),
    ] as const
    const isWider = shape.words === '-by-any-name'
    const rank = ownRank ?? (isWider ? rankByName : rankByWords)
    const isFound = hasWords('p.search', isWider ? widerAsked : queryAsked)
    return db
      .with(
        (cte) => cte('asked').materialized(),
        (q) => q.selectNoFrom(isWider ? asked : asked.slice(0, 2)),
      )
      .with(
        (cte) => cte('matches').materialized(),
        () =>
          ownRank
            ? ranked(rank).where(condition).where(isFound)
            : eb
                .selectFrom(firstOfSteps(isWider ? stepsByAnyName : stepsAsTyped, condition).as('p'))
                .select(['p.id', 'p.listing_order', sql`${rank}`.as('rank')]),
      )
      .with('page', () => bestOfMatches)
      .selectNoFrom([countOfMatches.as('total'), products])
  }
  const isByParts = shape.narrowing === '-kits' || shape.narrowing === '-items'
  const category = shape.isOfCategory ? $.category : null
  const isNarrowed = shape.narrowing !== '' || shape.isUpToPrice
  if (shape.free === '-there' && listing.keptCountIn && !ownRank && !isNarrowed) {
    // few of many are taken: what is left is told by them, and not looked up for each product
    const isKept = eb.and([isListed, isKeptIn($.depotId)])
    const isTaken = eb('p.id', 'in', idsNotFreeIn($.depotId, $.firstDay, $.lastDay))
    const kept = listing.keptCountIn($.depotId, category)
    const countOfTaken = eb.selectFrom('taken').select(int(eb.fn.countAll()).as('count')).$asScalar()
    return db
      .with(
        (cte) => cte('taken').materialized(),
        () => eb.selectFrom('products as p').select('p.id').where(isKept).where(isTaken),
      )
      .with('page', () => firstOfListing(isKept).where('p.id', 'not in', eb.selectFrom('taken').select('id')))
      .selectNoFrom([eb(kept, '-', countOfTaken).as('total'), products])
  }
  if (ownRank || shape.free || shape.isUpToPrice || isByParts) {
    // counted and paged from one reading of the listing, because its condition is dear
    return db
      .with(
        (cte) => cte('matches').materialized(),
        () => ranked(ownRank ?? eb.lit(0)).where(condition),
      )
      .with('page', () => bestOfMatches)
      .selectNoFrom([countOfMatches.as('total'), products])
  }
  const kept = shape.narrowing === '' && listing.keptCount?.(category)
  const counted = eb.selectFrom('products as p').select(int(eb.fn.countAll()).as('count')).where(condition)
  const total = kept || counted.$asScalar()
  return db.with('page', () => firstOfListing(condition)).selectNoFrom([total.as('total'), products])
}

type PageOfProducts = ReturnType<typeof pageOfProducts>

function pageOfProducts() {
  return eb
    .selectFrom('page')
    .innerJoin('products as p', 'p.id', 'page.id')
    .orderBy('page.rank', 'desc')
    .orderBy('p.listing_order')
    .orderBy('p.id')
}

function ranked(rank: Expression<unknown>) {
  return eb.selectFrom('products as p').select(['p.id', 'p.listing_order', sql`${rank}`.as('rank')])
}
