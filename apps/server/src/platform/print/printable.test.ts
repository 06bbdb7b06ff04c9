import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['Peñasco 12, Łódź, Çeşme', 'Peñasco 12, Łódź, Çeşme'],
  ['−$4.90 – “Wok”, 2 × 3', '−$4.90 – “Wok”, 2 × 3'],
  ['½ dozen, 10 m², Ĉu', '1/2 dozen, 10 m2, Cu'],
  ['Stock Pot 🍲', 'Stock Pot'],
  ['Wok 日本', 'Wok ??'],
  ['Two\nlines', 'Two\nlines'],
])('%s is printed as %s', (text, expected) => {
  expect(printable(text)).toBe(expected)
})
