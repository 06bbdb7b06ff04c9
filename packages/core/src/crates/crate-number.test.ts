import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseOrderNumber } from '../orders/order-number.ts'
import { spokenAlphabet } from '../text/spoken-number.ts'
import { crateNumberFrom, crateNumberTries, parseCrateNumber } from './crate-number.ts'

const ofC = spokenAlphabet.indexOf('C')
const place = fc.integer({ min: 0, max: spokenAlphabet.length - 1 })
const drawn = fc.array(place, { minLength: 4, maxLength: 6 }).filter(([first]) => first !== ofC)
const numbers = drawn.map(crateNumberFrom)
const symbolsOf = (number: string) => number.slice(2).replaceAll('-', '')

test('a number is C, four characters that nobody mixes up, and one that checks them', () => {
  expect(crateNumberFrom([2, 11, 12, 5])).toBe('C-4HJ7-N')
  for (const count of crateNumberTries) expect(crateNumberFrom(Array(count).fill(3))).toHaveLength(count + 4)
})

test.each([[[1, 2, 3]], [[1, 2, 3, 4, 5, 6, 7]], [[1, 2, 3, 23]], [[ofC, 1, 2, 3]], [[]]])(
  'nothing is made of %j',
  (places) => {
    expect(() => crateNumberFrom(places)).toThrow(RangeError)
  },
)

test('a number is read as it was written, with and without its C', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(parseCrateNumber(number)).toBe(number)
      expect(parseCrateNumber(symbolsOf(number).toLowerCase())).toBe(number)
    }),
  )
})

test('a slip of one character, or of two that changed places, is no number', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), fc.nat(), place, (number, first, second, other) => {
      const symbols = Array.from(symbolsOf(number))
      const [one, two] = [first % symbols.length, second % symbols.length]
      const wrong = symbols.with(one, spokenAlphabet[other]!)
      if (wrong[one] !== symbols[one]) expect(parseCrateNumber(`C-${wrong.join('')}`)).toBeNull()
      const swapped = symbols.with(one, symbols[two]!).with(two, symbols[one]!)
      if (symbols[one] !== symbols[two]) expect(parseCrateNumber(`C-${swapped.join('')}`)).toBeNull()
    }),
  )
})

test.each([
  'c-4hj7-n',
  '4HJ7 N',
  'crate C-4HJ7-N',
  'Box 4hj7n',
  'Crate number: 4HJ7-N',
  ' C–4HJ7–N. ',
  'C-4HJI-N',
])('%j is C-4HJ7-N', (text) => {
  expect(parseCrateNumber(text)).toBe('C-4HJ7-N')
})

test.each([
  '',
  'C',
  'crate',
  'C-4HJ7',
  'C-4HJ8-N',
  'C-C4HJ-8',
  'https://trivet.example/',
  '\u{1F4E6}',
  'T-7QP4K-V',
])('%j is no number', (text) => {
  expect(parseCrateNumber(text)).toBeNull()
})

test('written with its letter, a crate is never taken for an order', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(parseOrderNumber(number)).toBeNull()
      expect(parseCrateNumber(`T-${symbolsOf(number)}`)).toBeNull()
    }),
  )
})

test('any text at all is a stored number or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
      const number = parseCrateNumber(text)
      expect(number === null || parseCrateNumber(number) === number).toBe(true)
    }),
  )
})
