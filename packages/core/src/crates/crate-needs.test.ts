import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cratesForLoad, cratesNeeded, type CratedLine, type CratedPiece } from './crate-needs.ts'

const packedIn = (value: string) => [{ name: 'Packed in', value }]
const kit = (quantity: number, value: string): CratedLine => ({
  quantity,
  specifications: packedIn(value),
  pieces: [{ quantity: 99, grams: 9_000, specifications: [] }],
})
const piece = (changes: Partial<CratedPiece> = {}): CratedPiece => ({
  quantity: 1,
  grams: null,
  specifications: [],
  ...changes,
})
const loose = (...pieces: CratedPiece[]): CratedLine => ({ quantity: 1, specifications: [], pieces })
const sized = (cm: string) => [{ name: 'Dimensions', value: `1 × 1 × 1 in (${cm} cm)` }]

test('a kit goes into as many crates as its page says, each kit for itself', () => {
  expect(cratesNeeded([kit(1, '2 crates of 23.6 × 15.7 × 16.5 in (60 × 40 × 42 cm)')])).toBe(2)
  expect(cratesNeeded([kit(3, '1 crate of 60 cm'), kit(1, '12 Crates')])).toBe(15)
})

test.each(['A box', '0 crates', '-1 crates', '100 crates', 'two crates', ''])(
  'of a kit whose page says %j the pieces count',
  (value) => {
    expect(cratesNeeded([kit(1, value)])).toBe(Math.ceil((99 * 9_000) / 20_000))
  },
)

test('single items are put together by weight, beside the kits', () => {
  const heavy = piece({ quantity: 2, grams: 10_000 })
  expect(cratesNeeded([loose(heavy)])).toBe(1)
  expect(cratesNeeded([loose(heavy), loose(piece({ grams: 1 }))])).toBe(2)
  expect(cratesNeeded([loose(piece({ grams: 300 })), kit(1, '2 crates')])).toBe(3)
})

test('and by volume: a crate is full at four fifths', () => {
  // 60 × 40 × 42 cm are 100,800 cubic centimeters
  expect(cratesNeeded([loose(piece({ specifications: sized('60 × 40 × 33.6') }))])).toBe(1)
  expect(cratesNeeded([loose(piece({ specifications: sized('60 × 40 × 33.7') }))])).toBe(2)
  expect(cratesNeeded([loose(piece({ quantity: 4, specifications: sized('60 × 40 × 33.6') }))])).toBe(4)
})

test('what nobody measured takes no room, and an order has a crate at least', () => {
  expect(cratesNeeded([loose(piece({ quantity: 1_000 }))])).toBe(1)
  expect(cratesNeeded([])).toBe(1)
  expect(cratesForLoad({ volume: 0, grams: 0 })).toBe(1)
})

test('more never needs fewer crates', () => {
  const load = fc.record({ volume: fc.nat(9_000_000), grams: fc.nat(900_000) })
  fc.assert(
    fc.property(load, load, (one, more) => {
      const both = { volume: one.volume + more.volume, grams: one.grams + more.grams }
      expect(cratesForLoad(both)).toBeGreaterThanOrEqual(cratesForLoad(one))
      expect(cratesForLoad(both)).toBeLessThanOrEqual(cratesForLoad(one) + cratesForLoad(more))
    }),
  )
})
