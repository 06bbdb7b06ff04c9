import { expect, test } from 'vitest'
import { plainPostalCode, zipAreaOf, zipAreaPlace } from './zip-area.ts'

test.each([
  ['USA', '59718', '59718', '597', 'Montana'],
  ['USA', ' 59718-1234 ', '59718', '597', 'Montana'],
  ['USA', '00100', '00100', '001', 'unknown'],
  ['CAN', 'k1a 0b1', 'K1A0B1', 'CAN', 'Canada'],
  ['MEX', '06600', '06600', 'MEX', 'Mexico'],
] as const)('%s %s is %s, counted in %s: %s', (country, postalCode, plain, zipArea, place) => {
  expect(plainPostalCode({ country, postalCode })).toBe(plain)
  expect(zipAreaOf({ country, postalCode })).toBe(zipArea)
  expect(zipAreaPlace(zipArea)).toBe(place)
})

test('a text that is no ZIP code is counted by its country', () => {
  expect(zipAreaOf({ country: 'USA', postalCode: '787' })).toBe('USA')
})
