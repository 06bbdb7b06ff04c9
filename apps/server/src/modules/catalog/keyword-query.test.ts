import { sameThing, searchWords, type SearchWord } from '@trivet/core/catalog'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { anyWordQuery, keywordQuery } from './keyword-query.ts'

const database = await testDatabase()
const typed = (text: string) => searchWords(text).map((word): SearchWord => [word])

test.each([
  ['one word', 'wok', 'wok:*'],
  ['several words, all of which must occur', 'glass lid', 'glass:* & lid:*'],
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
  expect(keywordQuery(typed(keyword))).toEqual({ query })
})

describe('other names', () => {
  test('widen the query, as whole words side by side', () => {
    const { query, wider } = keywordQuery(typed('large frypan'))
    expect(query).toBe('large:* & frypan:*')
    expect(wider).toBe('(large:*) & (frypan:* | frying <-> pan | fry <-> pan | frypan | skillet)')
  })

  test('are those of the whole name', () => {
    expect(keywordQuery(typed('muffin pan')).wider).toMatch(/^\(muffin:\* & pan:\* \| muffin <-> tin \| /)
  })
})

test('what a word was probably meant to be is as good as the word', () => {
  expect(keywordQuery([['wko', 'wok'], ['lid']]).query).toBe('(wko:* | wok:*) & lid:*')
})

test('one word of many is enough, by whatever name', () => {
  expect(anyWordQuery([['zebra'], ['wok']])).toEqual({ query: 'zebra:* | wok:*' })
  expect(anyWordQuery([['zebra'], ['bbqs', 'bbq']])).toEqual({
    query: 'zebra:* | (bbqs:* | bbq:*)',
    wider: 'zebra:* | (bbqs:* | bbq:*) | bbq | barbecue | barbeque | charcoal <-> grill',
  })
})

test('makes queries PostgreSQL understands out of any text', async () => {
  const anyText = fc.oneof(
    fc.constantFrom(...sameThing.flat()),
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.string({ unit: 'grapheme', maxLength: 50 }),
  )
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const words = typed(text)
      if (words.length === 0) return
      const queries = [keywordQuery(words), anyWordQuery(words)].flatMap(({ query, wider = query }) => [
        query,
        wider,
      ])
      await database.sql.query("SELECT to_tsquery('english', q) FROM unnest($1::text[]) q", [queries])
    }),
    { numRuns: 300 },
  )
})
