import * as catalogCopy from '../../copy/catalog/sentences.ts'
import * as datesCopy from '../../copy/dates/sentences.ts'
import * as generalCopy from '../../copy/general/sentences.ts'
import { describe, expect, test } from 'vitest'

import { queryDay, queryPageNumber, querySearch, querySort, queryWord } from './query-input.ts'

const refusal = (schema: { safeParse: (value: unknown) => unknown }, value: unknown) => {
  const result = schema.safeParse(value) as { error?: { issues: { message: string }[] } }
  return result.error?.issues[0]?.message
}

const word = queryWord(['pan', 'pot'], catalogCopy.invalidCategory)
const sort = querySort(['name', 'price'])

test.each([
  ['a word', word, 'pan'],
  ['a column', sort, 'name'],
  ['a column the other way round', sort, '-price'],
  ['what is searched for', querySearch, 'knife'],
  ['a day', queryDay, '2026-12-01'],
])('%s is read; missing or empty it is none', (_case, schema, text) => {
  expect([text, undefined, ''].map((value) => schema.parse(value))).toEqual([text, undefined, undefined])
})

test('a search of spaces alone is none', () => {
  expect(querySearch.parse('  ')).toBeUndefined()
})

test.each([
  ['a word it does not know', word, 'pans', catalogCopy.invalidCategory],
  ['a list of words', word, ['pan', 'pot'], catalogCopy.invalidCategory],
  ['a column it does not have', sort, 'weight', catalogCopy.invalidSort],
  ['two minuses', sort, '--name', catalogCopy.invalidSort],
  ['more than a hundred characters', querySearch, 'x'.repeat(101), catalogCopy.keywordTooLong],
  ['a day that is not in the calendar', queryDay, '2026-02-30', datesCopy.dateInvalid],
])('refuses %s', (_case, schema, value, message) => {
  expect(refusal(schema, value)).toBe(message)
})

describe('a page number', () => {
  test.each([
    ['1', 1],
    ['999999', 999_999],
    [12, 12],
    ['', 1],
    [undefined, 1],
  ])('%j is page %i', (value, page) => {
    expect(queryPageNumber.parse(value)).toBe(page)
  })

  test.each(['0', '-1', 'abc', '1.5', '1e9', '01', ' 1', '1000000', 0, -1, 1.5, 1e9, null, ['1'], { gt: 1 }])(
    'is not %j',
    (value) => {
      expect(refusal(queryPageNumber, value)).toBe(generalCopy.invalidPageNumber)
    },
  )
})
