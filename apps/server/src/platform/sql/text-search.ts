import { sql, type Expression, type RawBuilder } from 'kysely'

declare const isTextQuery: unique symbol

/** What full-text search looks for: PostgreSQL's tsquery. */
export type TextQuery = { [isTextQuery]: true }

/**
 * From its text. A search for nothing but a stop word, such as the letter a, still looks for words that start with it.
 */
export function textQuery(of: Expression<string | null>): RawBuilder<TextQuery> {
  return sql`coalesce(nullif(to_tsquery('english', ${of})::text, '')::tsquery, to_tsquery('simple', ${of}))`
}

/** The same without words that only start so. */
export function wholeWords(of: Expression<string | null>): RawBuilder<TextQuery> {
  return textQuery(sql`replace(${of}, ':*', '')`)
}

/** Whether the words of a column, such as `p.search`, are what is looked for. */
export function hasWords(column: string, query: Expression<TextQuery>): RawBuilder<boolean> {
  return sql`(${sql.ref(column)} @@ ${query})`
}
