import { sql as raw } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import { arrayOf, listed, lower } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

// a slip in a short word leaves few of its trigrams: among ten thousand words it needs that many neighbours
const neighbours = 200

const nearWords = statement<{ words: string[] }>()('near-words', (db, $) =>
  db.selectFrom(listed($.words, 'typed')).select((eb) => [
    'typed.value as word',
    arrayOf(
      eb
        .selectFrom('search_words as w')
        .select('w.word')
        .orderBy((near) => raw`${near.ref('w.word')} <-> ${lower(near.ref('typed.value'))}`)
        .limit(neighbours),
    ).as('near'),
  ]),
)

/** The words of the catalog that look most like each of these, nearest first. */
export async function findNearWords(sql: Sql, words: string[]): Promise<Map<string, string[]>> {
  const found = await nearWords(sql, { words })
  return new Map(found.map(({ word, near }) => [word, near]))
}
