import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packCloth, packFittingCloth } from './pack-cloth.ts'
import type { Place } from './pack-cloth.ts'

const clothWidth = 1000
const knife = { width: 330, height: 48 }
const pan = { width: 460, height: 280 }
const piece = fc.record({
  width: fc.integer({ min: 20, max: 1400 }),
  height: fc.integer({ min: 15, max: 500 }),
})
const pieces = fc.array(piece, { maxLength: 60 })

test('pieces lie beside each other in a row until it is full', () => {
  const { places } = packCloth([pan, pan, pan], clothWidth)
  expect(places.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [486, 0],
    [0, 306],
  ])
})

test('a small piece goes under another one where a tall neighbour leaves room', () => {
  const { places, height } = packCloth([knife, pan, knife], clothWidth)
  expect(places[2]).toMatchObject({ x: 0, y: 74 })
  expect(height).toBe(280)
})

test('one more piece moves none of the others', () => {
  fc.assert(
    fc.property(pieces, piece, (some, oneMore) => {
      const before = packCloth(some, clothWidth).places
      expect(packCloth([...some, oneMore], clothWidth).places.slice(0, -1)).toEqual(before)
    }),
  )
})

test('no two pieces touch and none hangs over the edge', () => {
  fc.assert(
    fc.property(pieces, (some) => {
      const { places, height } = packCloth(some, clothWidth)
      places.forEach((place, index) => {
        expect(place.x).toBeGreaterThanOrEqual(0)
        expect(place.x + place.width).toBeLessThanOrEqual(clothWidth + 1e-6)
        expect(place.y + place.height).toBeLessThanOrEqual(height + 1e-6)
        expect(places.slice(index + 1).some((other) => overlap(place, other))).toBe(false)
      })
    }),
  )
})

test('a piece wider than the cloth is shown smaller, in its own proportions', () => {
  const [place] = packCloth([{ width: 2000, height: 300 }], clothWidth).places
  expect(place).toEqual({ x: 0, y: 0, width: 1000, height: 150 })
})

test('a cloth with many pieces grows wider instead of ever longer', () => {
  const widths = [1000, 1600, 2400] as const
  const widthFor = (count: number) =>
    packFittingCloth(
      Array.from({ length: count }, () => pan),
      { widths, longest: 0.6 },
    ).width
  expect([0, 2, 4, 6, 60].map(widthFor)).toEqual([1000, 1000, 1000, 1600, 2400])
})

function overlap(a: Place, b: Place): boolean {
  const slack = 1e-6
  return (
    a.x < b.x + b.width - slack &&
    b.x < a.x + a.width - slack &&
    a.y < b.y + b.height - slack &&
    b.y < a.y + a.height - slack
  )
}
