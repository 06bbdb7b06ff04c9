import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  orderNumberAlphabet,
  orderNumberFrom,
  orderNumberStart,
  orderNumberTries,
  parseOrderNumber,
} from './order-number.ts'

const place = fc.integer({ min: 0, max: orderNumberAlphabet.length - 1 })
const drawn = fc.array(place, { minLength: 5, maxLength: 8 })
const numbers = drawn.map(orderNumberFrom)
const symbolsOf = (number: string) => number.replace(/^T/, '').replaceAll('-', '')

test('a number is T, five characters that nobody mixes up, and one that checks them', () => {
  expect(orderNumberFrom([5, 17, 16, 2, 13])).toBe('T-7QP4K-V')
  expect(orderNumberFrom([0, 0, 0, 0, 0])).toBe('T-22222-2')
  expect(orderNumberFrom([0, 0, 0, 0, 1])).toBe('T-22223-X')
  expect(orderNumberAlphabet).not.toMatch(/[01AEIOUBGLSTZ]/)
  expect(new Set(orderNumberAlphabet).size).toBe(23)
})

test('each try draws at least as many characters as the one before', () => {
  expect([...orderNumberTries].sort()).toEqual([...orderNumberTries])
  for (const count of orderNumberTries) expect(orderNumberFrom(Array(count).fill(3))).toHaveLength(count + 4)
})

test.each([[[1, 2, 3, 4]], [[1, 2, 3, 4, 5, 6, 7, 8, 9]], [[1, 2, 3, 4, 23]], [[1, 2, 3, 4, 0.5]], [[]]])(
  'nothing is made of %j',
  (places) => {
    expect(() => orderNumberFrom(places)).toThrow(RangeError)
  },
)

test('a number is read as it was written', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(parseOrderNumber(number)).toBe(number)
    }),
  )
})

describe('a slip is noticed', () => {
  test('of any one character', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), place, (number, where, other) => {
        const symbols = Array.from(symbolsOf(number))
        const at = where % symbols.length
        fc.pre(symbols[at] !== orderNumberAlphabet[other])
        symbols[at] = orderNumberAlphabet[other]!
        expect(parseOrderNumber(symbols.join(''))).toBeNull()
      }),
    )
  })

  test('of any two characters that changed places, neighbours or not', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), fc.nat(), (number, first, second) => {
        const symbols = Array.from(symbolsOf(number))
        const [one, two] = [first % symbols.length, second % symbols.length]
        fc.pre(symbols[one] !== symbols[two])
        ;[symbols[one], symbols[two]] = [symbols[two]!, symbols[one]!]
        expect(parseOrderNumber(symbols.join(''))).toBeNull()
      }),
    )
  })
})

test.each([
  't-7QP4K-V',
  '7QP4KV',
  '7QP4K-V',
  'T7QP4KV',
  ' T - 7QP4K - V ',
  'T–7QP4K–V',
  '#T-7QP4K-V',
  '# 7QP4KV.',
  'Order T-7QP4K-V',
  'order number: T-7QP4K-V',
  'Ｔ－７ＱＰ４Ｋ－Ｖ',
  'T-7OP4K-V',
  'T-70P4K-V',
  'T-1QP4K-V',
  'T-IQP4K-V',
  'T-lqp4k-u',
])('%j is T-7QP4K-V', (text) => {
  expect(parseOrderNumber(text)).toBe('T-7QP4K-V')
})

test('characters that look alike are the same', () => {
  const number = orderNumberFrom([6, 4, 3, 0, 19])
  expect(number).toBe('T-8652V-D')
  expect(parseOrderNumber('T-BGSZU-D')).toBe(number)
})

test.each([
  '',
  'T',
  'T-',
  'T-7QP4K',
  'T-7QP4K-X',
  'T-7QP4',
  'T-7QP4K2222-2',
  'ab12ab12ab12ab12ab12ab12',
  'Tea',
  'order',
  '7QP4K/P',
  '\u{1F373}'.repeat(6),
  "'; DROP TABLE orders; --",
])('%j is no number', (text) => {
  expect(parseOrderNumber(text)).toBeNull()
})

test('any text at all is a stored number or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
      const number = parseOrderNumber(text)
      expect(number === null || parseOrderNumber(number) === number).toBe(true)
    }),
  )
})

test.each([
  ['t-7q', 'T-7Q'],
  ['7Q', 'T-7Q'],
  ['T-7QP4K', 'T-7QP4K'],
  ['7qp4kv', 'T-7QP4K-V'],
  ['T-7QP4K-X', null],
  ['T-7', null],
  ['T', null],
  ['', null],
  ['tea', null],
])('what begins with %j begins as %j', (text, start) => {
  expect(orderNumberStart(text)).toBe(start)
})
