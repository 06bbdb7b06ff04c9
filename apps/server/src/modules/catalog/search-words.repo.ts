import { rows, type Query, type Sql } from '../../platform/database.ts'

// a slip in a short word leaves few of its trigrams: among ten thousand words it needs that many neighbours
const neighbours = 200

/** The words of the catalogue that look most like each of these, nearest first. */
export async function findNearWords(sql: Sql, words: string[]): Promise<Map<string, string[]>> {
  const found = await rows<{ word: string; near: string[] }>(sql, nearWords(words))
  return new Map(found.map(({ word, near }) => [word, near]))
}

export const nearWords = (words: string[]): Query => ({
  name: 'near-words',
  text: `
    SELECT typed AS word, ARRAY(
      SELECT w.word FROM search_words w ORDER BY w.word <-> lower(typed) LIMIT ${neighbours}
    ) AS near
    FROM unnest($1::text[]) typed`,
  values: [words],
})
