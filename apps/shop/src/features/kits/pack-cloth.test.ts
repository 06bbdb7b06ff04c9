import { expect, test } from 'vitest'
import { packCloth, packFittingCloth } from './pack-cloth.ts'
import type { Place } from './pack-cloth.ts'

const clothWidth = 1000
const knife = { width: 330, height: 48 }
const pan = { width: 460, height: 280 }

/** The same many clothfuls each time, of any sizes. */
const clothfuls = Array.from({ length: 150 }, (_, seed) => {
  const random = randomFrom(seed + 1)
  return Array.from({ length: Math.floor(random() * 60) }, () => ({
    width: 20 + Math.floor(random() * 1400),
    height: 15 + Math.floor(random() * 500),
  }))
})

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
  for (const pieces of clothfuls) {
    const before = packCloth(pieces, clothWidth).places
    for (const oneMore of [knife, pan]) {
      expect(packCloth([...pieces, oneMore], clothWidth).places.slice(0, -1)).toEqual(before)
    }
  }
})

test('no two pieces touch and none hangs over the edge', () => {
  for (const pieces of clothfuls) {
    const { places, height } = packCloth(pieces, clothWidth)
    const isOnCloth = ({ x, y, ...size }: Place) =>
      x >= 0 && x + size.width <= clothWidth + 1e-6 && y + size.height <= height + 1e-6
    expect(places.every(isOnCloth)).toBe(true)
    expect(places.some((place, at) => places.slice(at + 1).some((other) => overlap(place, other)))).toBe(
      false,
    )
  }
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

function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
