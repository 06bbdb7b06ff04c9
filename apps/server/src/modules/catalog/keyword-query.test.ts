import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { keywordQuery } from './keyword-query.ts'

const database = await testDatabase()

test.each([
  ['one word', 'grill', 'grill:*'],
  ['several words, all of which must occur', 'cast iron', 'cast:* & iron:*'],
  ['words around a hyphen and an apostrophe', "chef's non-stick", 'chef:* & s:* & non:* & stick:*'],
  ['a size with a decimal point', '4.5 quart', '4.5:* & quart:*'],
  ['letters of other languages', 'Crème brûlée', 'Crème:* & brûlée:*'],
  ['knives, which also finds a knife', 'knives', '(knives:* | knif:*)'],
  ['a knife, which also finds knives', 'knife', '(knife:* | kniv:*)'],
  [
    'operators of the query language, which are only spaces',
    'pan & !pot | (wok) <-> :*',
    'pan:* & pot:* & wok:*',
  ],
  ['wildcards, which are no words', '100% _pan\\', '100:* & pan:*'],
])('reads %s', (_case, keyword, query) => {
  expect(keywordQuery(keyword)).toBe(query)
})

test.each(['%', '_', '\\', "'", '   ', '🍳', "';--"])('finds no word in %j', (keyword) => {
  expect(keywordQuery(keyword)).toBeNull()
})

test('makes a query PostgreSQL understands out of any text', async () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.string({ unit: 'grapheme', maxLength: 50 }),
  )
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const query = keywordQuery(text)
      if (query !== null) await database.sql.query("SELECT to_tsquery('english', $1)", [query])
    }),
    { numRuns: 300 },
  )
})
