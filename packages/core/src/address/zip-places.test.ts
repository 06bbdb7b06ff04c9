import { describe, expect, test } from 'vitest'
import { serviceAreas } from './service-areas.ts'
import { zipRangeEnds } from './zip-ranges.ts'
import { zipOfCity, zipPlace } from './zip-places.ts'

describe('the place of a postal code', () => {
  test.each([
    ['10011', 'New York', 'NY'],
    ['11215', 'Brooklyn', 'NY'],
    ['11375', 'Forest Hills', 'NY'],
    ['07030', 'Hoboken', 'NJ'],
    ['33139', 'Miami Beach', 'FL'],
    ['33130', 'Miami', 'FL'],
    ['33432', 'Boca Raton', 'FL'],
    ['60614', 'Chicago', 'IL'],
    ['78701', 'Austin', 'TX'],
    ['78613', 'Cedar Park', 'TX'],
    ['37206', 'Nashville', 'TN'],
    ['80205', 'Denver', 'CO'],
    ['90069', 'West Hollywood', 'CA'],
    ['90028', 'Los Angeles', 'CA'],
    ['92660', 'Newport Beach', 'CA'],
    ['94110', 'San Francisco', 'CA'],
    ['94606', 'Oakland', 'CA'],
  ])('%s is %s, %s', (postalCode, city, state) => {
    expect(zipPlace(postalCode)).toEqual({ city, state })
  })

  test('is read with the four digits more, and with spaces around it', () => {
    expect(zipPlace(' 78701-2345 ')).toEqual({ city: 'Austin', state: 'TX' })
  })

  test('has a state alone where towns share the beginning of their codes', () => {
    expect(zipPlace('11701')).toEqual({ city: null, state: 'NY' })
  })

  test.each(['99501', '00000', '787', 'K1A 0B1', '', '78701a'])('is not known for “%s”', (postalCode) => {
    expect(zipPlace(postalCode)).toBeNull()
  })

  test('has a state wherever we deliver', () => {
    for (const prefix of serviceAreas.flatMap(({ zipRanges }) => zipRanges).flatMap(zipRangeEnds)) {
      expect(zipPlace(`${prefix}99`)?.state, prefix).toMatch(/^[A-Z]{2}$/)
    }
  })

  test('is known in the areas the shop has set, and in those alone', () => {
    const [denver] = serviceAreas.filter(({ name }) => name === 'Denver')
    expect(zipPlace('80202', denver && [denver])).toEqual({ city: 'Denver', state: 'CO' })
    expect(zipPlace('78701', denver && [denver])).toBeNull()
  })
})

test('a city leads to a ZIP code, unless there are cities of that name in several areas', () => {
  expect(zipOfCity('Austin')).toBe('78701')
  expect(zipOfCity(' miami beach, FL')).toBe('33239')
  expect(zipOfCity('Aurora')).toBeNull()
  expect(zipOfCity('Bozeman')).toBeNull()
  expect(zipOfCity('')).toBeNull()
})
