import { sql as raw, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import { arrayOf, listed } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

// a slip in a short word leaves few of its trigrams
const neighbours = 100

const distance = (word: Expression<string>, typed: Expression<string>) => raw`${word} <-> ${typed}`

/** One slip changes the length by one at most; and who begins a word has not mistyped it. */
const mayBeMeant = (word: Expression<string>, typed: Expression<string>): RawBuilder<SqlBool> =>
  raw`(abs(length(${word}) - length(${typed})) <= 1 OR starts_with(${word}, ${typed}))`

const nearWords = statement<{ words: string[] }>()('near-words-of-admin', (db, $) =>
  db.selectFrom(listed($.words, 'typed')).select((eb) => {
    const ofPeople = eb
      .selectFrom('person_words as w')
      .select('w.word')
      .where(({ ref }) => mayBeMeant(ref('w.word'), ref('typed.value')))
      .orderBy(({ ref }) => distance(ref('w.word'), ref('typed.value')))
      .limit(neighbours)
    const ofProducts = eb
      .selectFrom('search_words as w')
      .select('w.word')
      .where(({ ref }) => mayBeMeant(ref('w.word'), ref('typed.value')))
      .orderBy(({ ref }) => distance(ref('w.word'), ref('typed.value')))
      .limit(neighbours)
    return ['typed.value as word', arrayOf(ofPeople).as('ofPeople'), arrayOf(ofProducts).as('ofProducts')]
  }),
)

/** The words of people and products that look most like each of these, nearest first. */
export function findNearWords(sql: Sql, words: string[]) {
  return nearWords(sql, { words })
}
