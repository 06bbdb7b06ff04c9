import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serviceAreaOf, serviceAreas } from '../address/service-areas.ts'
import { zipNearStay } from './zip-near-stay.ts'

test.each([
  ['78704', 'Austin', '78701'],
  ['78664', 'Round Rock', '78681'],
  ['60506', 'Aurora', '60504'],
  ['80011', 'Aurora', '80010'],
  ['78602', 'Bastrop', '78601'],
  ['78704-1234', 'Bouldin Creek', '78701'],
  ['59718', 'Bozeman', null],
])('near a stay in %s %s is %s', (postalCode, city, zip) => {
  expect(zipNearStay({ postalCode, city }, serviceAreas)).toBe(zip)
})

test('it is served like the stay, and tells of its own ZIP code the first three digits at most', () => {
  const inAnArea = fc.constantFrom('100', '331', '606', '786', '787', '802', '900', '941')
  const rest = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'))
  const city = fc.constantFrom('Austin', 'Aurora', 'Nowhere')
  fc.assert(
    fc.property(inAnArea, rest, rest, city, (prefix, own, other, name) => {
      const near = (digits: string) =>
        zipNearStay({ postalCode: `${prefix}${digits}`, city: name }, serviceAreas)
      expect(near(own)).toBe(near(other))
      expect(serviceAreaOf(near(own) ?? '')).toBe(serviceAreaOf(`${prefix}00`))
    }),
  )
})
