import { mostFound } from '@trivet/core/catalog'
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import { hasWords } from '../../platform/sql/text-search.ts'
import { queryAsked, widerAsked, wholeAsked } from './listing-ranks.ts'

const eb = expressionBuilder<Tables & { p: Tables['products'] }, 'p'>()

/** So many matches of a step are put into the order of the listing; of more than that it is the database that chooses. */
const mostRead = 500

/**
 * A step of a search finds only what no step before it has found. Whole words come first: the index finds a frequent word in half
 * the time that it takes for all words that start so.
 */
export const stepsAsTyped = apart(
  hasWords('p.name_words', wholeAsked),
  hasWords('p.name_words', queryAsked),
  hasWords('p.search', wholeAsked),
  hasWords('p.search', queryAsked),
)
export const stepsByAnyName = apart(
  hasWords('p.search', wholeAsked),
  hasWords('p.search', queryAsked),
  hasWords('p.name_words', widerAsked),
  hasWords('p.search', widerAsked),
)

function apart(...conditions: Expression<SqlBool>[]): Expression<SqlBool>[] {
  return conditions.map((condition, index) =>
    eb.and([condition, ...conditions.slice(0, index).map((earlier) => eb.not(earlier))]),
  )
}

/**
 * Products of these steps, as many as a search shows: a later step is not read when those before have filled it. The index tells
 * what has a word, but in no order, and a frequent word is in a tenth of a large catalog.
 */
export function firstOfSteps(steps: Expression<SqlBool>[], condition: Expression<SqlBool>) {
  const [first, ...others] = steps.map((step) => {
    const found = eb
      .selectFrom('products as p')
      .select(['p.id', 'p.listing_order', words('search'), words('name_words')])
      .where(condition)
      .where(step)
      .limit(mostRead)
    const inOrder = eb
      .selectFrom(found.as('found'))
      .selectAll()
      .orderBy('found.listing_order')
      .orderBy('found.id')
      .limit(mostFound)
    return eb.selectFrom(inOrder.as('step')).selectAll()
  })
  return others.reduce((all, step) => all.unionAll(step), first!).limit(mostFound)
}

/** No code reads them; they are there to be ranked by. */
function words<Column extends 'search' | 'name_words'>(column: Column) {
  return sql`${sql.ref(`p.${column}`)}`.as(column)
}
