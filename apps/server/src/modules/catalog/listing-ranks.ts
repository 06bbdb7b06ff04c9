import type { ProductSort } from '@trivet/core/catalog'
import { expressionBuilder, sql, type Expression } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import type { TextQuery } from '../../platform/sql/text-search.ts'

/** What is looked for: the words as typed, whole or as the start of one; these as whole words; and by any name. */
export type Asked = { query: TextQuery; whole: TextQuery; wider: TextQuery }

const eb = expressionBuilder<Tables & { asked: Asked; p: Tables['products'] }, 'p'>()

export const queryAsked = eb.selectFrom('asked').select('query').$asScalar()
export const wholeAsked = eb.selectFrom('asked').select('whole').$asScalar()
export const widerAsked = eb.selectFrom('asked').select('wider').$asScalar()

/** To sort products `p` is to rank them by something else than how well the words fit; null leaves them in listing order. */
export const rankOf: Record<ProductSort, Expression<unknown> | null> = {
  popular: null,
  'price-asc': sql`-${eb.ref('p.price_cents')}`,
  'price-desc': eb.ref('p.price_cents'),
  rating: sql`coalesce(${eb.ref('p.rating_sum')}::float8 / nullif(${eb.ref('p.num_reviews')}, 0), 0)`,
}

export const rankByWords = sql`ts_rank(p.search, ${queryAsked})`

/**
 * Things called so come before things that only mention it, and what was typed before its other names; ts_rank stays
 * below 1.
 */
export const rankByName = sql`4 * (p.name_words @@ ${queryAsked})::int
  + 2 * (p.name_words @@ ${widerAsked})::int
  + (p.search @@ ${queryAsked})::int + ts_rank(p.search, ${widerAsked})`
