import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { serviceAreas } from '../address/service-areas.ts'
import { zipRangeEnds } from '../address/zip-ranges.ts'
import { drivingOrder, routeLength } from './driving-order.ts'
import { compareStops } from './compare-stops.ts'
import { compareWindows, visitKinds, visitWindows } from './visit-windows.ts'
import { centerOfArea, centerOfZip, greatCircle, startOfRoute } from './zip-centers.ts'

const bay = 'San Francisco Bay Area'
const stop = (orderId: string, postalCode: string, window: 'early' | 'late' = 'early') =>
  ({ orderId, postalCode, kind: 'delivery', window }) as const

const someStops = fc.uniqueArray(
  fc.record({
    orderId: fc.nat({ max: 999 }).map(String),
    kind: fc.constantFrom(...visitKinds),
    window: fc.constantFrom(...visitWindows),
    // some of them nobody knows the place of
    postalCode: fc.constantFrom(
      '94110',
      '94301',
      '94501',
      '94608',
      '95014',
      '94901',
      '94010',
      '99999',
      '94590',
      '95110',
    ),
  }),
  { selector: ({ orderId }) => orderId, maxLength: 25 },
)

describe('the sequence of a day', () => {
  test('goes round the bay instead of up and down the ZIP codes', () => {
    const stops = ['94010', '94110', '94301', '94590', '94608', '94901', '95014'].map((zip) => stop(zip, zip))
    const depot = centerOfZip('94110')
    const driven = drivingOrder(stops, depot)
    expect(routeLength(driven, depot)).toBeLessThan(0.8 * routeLength(stops, depot))
  })

  test('keeps windows before distances, and ZIP codes where it knows no better', () => {
    const stops = [stop('a', '94110', 'late'), stop('b', '95014'), stop('c', '99999'), stop('d', '99998')]
    const driven = drivingOrder(stops, centerOfZip('94110')).map(({ orderId }) => orderId)
    expect(driven.at(-1)).toBe('a')
    expect(driven.indexOf('d')).toBeLessThan(driven.indexOf('c'))
  })

  test('has every stop once, window after window, and is never longer than by window and ZIP', () => {
    const depot = centerOfArea(bay)
    fc.assert(
      fc.property(someStops, (stops) => {
        const driven = drivingOrder(stops, depot)
        expect(driven.toSorted(compareStops)).toEqual(stops.toSorted(compareStops))
        for (const [at, next] of driven.entries()) {
          const before = driven[at - 1]
          if (before) expect(compareWindows(before, next)).toBeLessThanOrEqual(0)
        }
        const given = routeLength(stops.toSorted(compareStops), depot)
        expect(routeLength(driven, depot)).toBeLessThanOrEqual(given)
      }),
    )
  })
})

test('every ZIP area of every service area has a middle that lies within 120 kilometers of its area', () => {
  for (const { name, zipRanges } of serviceAreas) {
    const center = centerOfArea(name)
    for (const range of zipRanges) {
      const [first, last] = zipRangeEnds(range).map(Number)
      for (let prefix = first ?? 0; prefix <= (last ?? 0); prefix += 1) {
        const place = centerOfZip(`${String(prefix).padStart(3, '0')}01`)
        expect(place && center && greatCircle(place, center), `${name} ${prefix}`).toBeLessThan(120)
      }
    }
  }
  expect(centerOfZip('99999')).toBeNull()
  expect(centerOfArea('Nowhere')).toBeNull()
})

test('a route begins at the depot of its area, else in the middle of all the area delivers to', () => {
  const [standard] = serviceAreas
  if (!standard) throw new Error('no areas')
  const own = { ...standard, name: 'Hill Country', depot: 'north' }
  const from = (zips: [string, string][]) =>
    startOfRoute('Hill Country', { serviceAreas: [own], zipsOfDepots: new Map(zips) })
  expect(from([['north', '94110']])).toEqual(centerOfZip('94110'))
  expect(from([['north', '']])).toEqual(centerOfArea(standard.name))
  expect(from([['main', '94110']])).toEqual(centerOfArea(standard.name))
  // a depot further out than anybody is driven to
  expect(from([['north', '99950']])).toEqual(centerOfArea(standard.name))
})

test('a great circle is as long as it is', () => {
  const newYork = { latitude: 40.71, longitude: -74.01 }
  const losAngeles = { latitude: 34.05, longitude: -118.24 }
  expect(greatCircle(newYork, losAngeles)).toBeCloseTo(3936, -1)
  expect(greatCircle(newYork, newYork)).toBe(0)
})
