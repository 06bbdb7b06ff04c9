import { plainText } from '@trivet/core/contract/fields'
import { expect, test } from 'vitest'
import { readCatalogQuery } from './catalog-query.ts'

const keyword = (text: string) => readCatalogQuery(new URLSearchParams({ keyword: text })).keyword

test.each([
  ['a control character', 'wok\u0000 pan', 'wok  pan'],
  ['nothing but control characters', '\u0000\u0001', undefined],
  ['an emoji at the end of what is read', `${'a'.repeat(99)}😀b`, `${'a'.repeat(99)}😀`],
  ['a space at the end of what is read', `${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('a search typed into the address with %s is one the shop can answer', (_case, typed, expected) => {
  expect(keyword(typed)).toBe(expected)
  if (expected) expect(plainText({ max: 100 }).safeParse(expected).success).toBe(true)
})
