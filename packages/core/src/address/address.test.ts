import * as addressCopy from '../copy/address/sentences.ts'
import { describe, expect, test } from 'vitest'

import { accountAddressInput, addressInput } from '../contract/address/address-input.ts'
import { countries, decideAddress } from './address-rules.ts'
import { airbnbPlaceholderAddress, isPlaceholderAddress, parseAirbnbLink } from './airbnb-link.ts'
import {
  deliveryTimeZone,
  nearestServiceArea,
  serviceArea,
  serviceAreaOf,
  serviceAreas,
} from './service-areas.ts'
import { isZipRange, sharedZips, zipRangesOfText } from './zip-ranges.ts'

const address = {
  street: '1 Main St',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'USA',
} as const

test('the countries are those of the form', () => {
  expect(countries).toEqual([
    { code: 'USA', label: 'United States' },
    { code: 'CAN', label: 'Canada' },
    { code: 'MEX', label: 'Mexico' },
  ])
})

describe('an address', () => {
  test('is trimmed, and in the USA unless it says otherwise', () => {
    const { country: _, ...typed } = { ...address, street: ' 1 Main St ' }
    expect(decideAddress(typed)).toEqual({ ok: true, address })
    expect(addressInput.parse(typed)).toEqual(address)
  })

  test.each(['street', 'city', 'state', 'postalCode'] as const)('needs its %s', (part) => {
    const decision = decideAddress({ ...address, [part]: ' ' })
    expect(decision).toEqual({ ok: false, code: 'parts-missing', facts: { missing: [part] } })
    const result = addressInput.safeParse({ ...address, [part]: ' ' })
    expect(result.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [[part], addressCopy.fillAddress],
    ])
  })

  test('names everything that is missing', () => {
    const missing = ['street', 'state', 'postalCode']
    expect(decideAddress({ city: 'Austin' })).toMatchObject({ facts: { missing } })
  })

  test('is not in a country we do not know', () => {
    expect(decideAddress({ ...address, country: 'FRA' })).toMatchObject({ code: 'country-unknown' })
    const issues = addressInput.safeParse({ ...address, country: 'FRA' }).error?.issues
    expect(issues?.map(({ message }) => message)).toEqual([addressCopy.invalidCountry])
    expect(addressInput.safeParse({ ...address, country: 'usa' }).success).toBe(false)
  })

  test('has parts of at most 200 characters', () => {
    expect(addressInput.safeParse({ ...address, street: 'x'.repeat(200) }).success).toBe(true)
    expect(addressInput.safeParse({ ...address, street: 'x'.repeat(201) }).success).toBe(false)
  })

  test.each([
    ['787', false],
    ['787045', false],
    ['78704', true],
    ['78704-1234', true],
  ])('has a ZIP code that can be one: %s', (postalCode, isFine) => {
    const result = addressInput.safeParse({ ...address, postalCode })
    expect(result.success).toBe(isFine)
    if (!isFine) {
      expect(result.error?.issues.map(({ path, message }) => [path, message])).toEqual([
        [['postalCode'], addressCopy.zipUnreadable],
      ])
    }
    expect(
      addressInput.safeParse({
        ...address,
        postalCode: 'K1A 0B1',
        country: 'CAN',
      }).success,
    ).toBe(true)
  })

  test('of an account may have empty and missing parts', () => {
    expect(accountAddressInput.parse({ street: '', country: '' })).toEqual({ street: '', country: '' })
    expect(accountAddressInput.safeParse({ country: 'FRA' }).error?.issues[0]?.message).toBe(
      addressCopy.invalidCountry,
    )
  })
})

describe('an Airbnb link', () => {
  test.each([
    'https://www.airbnb.com/rooms/12345',
    'https://airbnb.com/rooms/12345/',
    'https://m.airbnb.com/rooms/12345?adults=2#photos',
    'https://www.airbnb.co.uk/rooms/plus/12345',
    'HTTPS://WWW.AIRBNB.DE/rooms/12345',
    'https://someone:secret@www.airbnb.com:8443/rooms/12345',
    '  www.airbnb.com/rooms/12345 ',
    'airbnb.com.au/rooms/12345',
    'http://www.airbnb.com/rooms/12345',
    'HTTP://airbnb.com/rooms/12345',
  ])('is read from %s', (text) => {
    expect(parseAirbnbLink(text)).toEqual({
      ok: true,
      url: 'https://www.airbnb.com/rooms/12345',
      listingId: '12345',
    })
  })

  test.each([
    ['another site that begins like it', 'https://www.airbnb.com.evil.example/rooms/12345'],
    ['another site that ends like it', 'https://evilairbnb.com/rooms/12345'],
    ['another site with it as user', 'https://www.airbnb.com@evil.example/rooms/12345'],
    ['another site with it in its path', 'https://evil.example/airbnb.com/rooms/12345'],
    ['an ending nobody sells', 'https://www.airbnb.evil/rooms/12345'],
    ['another host below it', 'https://evil.airbnb.com/rooms/12345'],
    ['another scheme', 'ftp://www.airbnb.com/rooms/12345'],
    ['plain http elsewhere', 'http://www.evil.example/rooms/12345'],
    ['a script', 'javascript:alert(1)//airbnb.com/rooms/12345'],
    ['a file', 'file://www.airbnb.com/rooms/12345'],
    ['a listing name', 'https://www.airbnb.com/rooms/cosy-loft'],
    ['no listing', 'https://www.airbnb.com/rooms/'],
    ['something below a listing', 'https://www.airbnb.com/rooms/12345/photos'],
    ['another page', 'https://www.airbnb.com/users/12345'],
    ['an encoded path', 'https://www.airbnb.com/rooms%2f12345'],
    ['a line feed inside', 'https://www.airbnb.com/rooms/\n12345'],
    ['a backslash', 'https:\\\\www.airbnb.com/rooms/12345'],
    ['a very long number', `https://www.airbnb.com/rooms/${'1'.repeat(21)}`],
    ['a very long text', `https://www.airbnb.com/rooms/1?${'x'.repeat(2000)}`],
    ['nothing', ''],
  ])('is not %s', (_case, text) => {
    expect(parseAirbnbLink(text)).toEqual({ ok: false })
  })

  test('leaves a placeholder until the guest gives the whole address', () => {
    expect(isPlaceholderAddress(airbnbPlaceholderAddress)).toBe(true)
    expect(isPlaceholderAddress({ ...airbnbPlaceholderAddress, street: '1 Main St' })).toBe(true)
    expect(isPlaceholderAddress(address)).toBe(false)
  })
})

describe('the service areas', () => {
  test.each([
    ['10001', 'New York City area', 'America/New_York'],
    ['11201-1234', 'New York City area', 'America/New_York'],
    ['33139', 'Miami and South Florida', 'America/New_York'],
    ['90210', 'Los Angeles and Orange County', 'America/Los_Angeles'],
    ['92660', 'Los Angeles and Orange County', 'America/Los_Angeles'],
    ['94103', 'San Francisco Bay Area', 'America/Los_Angeles'],
    ['60614', 'Chicago', 'America/Chicago'],
    ['78701', 'Austin', 'America/Chicago'],
    ['37203', 'Nashville', 'America/Chicago'],
    [' 80202 ', 'Denver', 'America/Denver'],
  ])('%s is in %s', (postalCode, name, timeZone) => {
    expect(serviceAreaOf(postalCode)).toMatchObject({ name, timeZone })
    expect(nearestServiceArea(postalCode)?.name).toBe(name)
    expect(deliveryTimeZone(postalCode)).toBe(timeZone)
  })

  test('are eight, and no postal code is in two of them', () => {
    const ranges = serviceAreas.flatMap((area) => area.zipRanges)
    expect(serviceAreas).toHaveLength(8)
    expect(ranges.every(isZipRange)).toBe(true)
    for (const [place, range] of ranges.entries()) {
      expect(ranges.slice(0, place).map((other) => sharedZips(other, range))).not.toContainEqual(
        expect.any(String),
      )
    }
  })

  test.each([
    ['02108', 'Boston', 'New York City area'],
    ['28202', 'Charlotte', 'New York City area'],
    ['30303', 'Atlanta', 'Nashville'],
    ['32202', 'Jacksonville', 'Miami and South Florida'],
    ['48226', 'Detroit', 'Chicago'],
    ['77002', 'Houston', 'Austin'],
    ['84101', 'Salt Lake City', 'Denver'],
    ['85004', 'Phoenix', 'Los Angeles and Orange County'],
    ['89501', 'Reno', 'San Francisco Bay Area'],
    ['92101', 'San Diego', 'Los Angeles and Orange County'],
    ['98101', 'Seattle', 'San Francisco Bay Area'],
  ])('%s (%s) is outside, closest to %s', (postalCode, _city, name) => {
    expect(serviceAreaOf(postalCode)).toBeNull()
    expect(nearestServiceArea(postalCode)?.name).toBe(name)
    expect(deliveryTimeZone(postalCode)).toBe('America/Los_Angeles')
  })

  test.each(['', '00000', '1234', '123456', 'M5V 2T6', 'abcde'])(
    '%j has none, and Los Angeles time',
    (text) => {
      expect(serviceAreaOf(text)).toBeNull()
      expect(nearestServiceArea(text)).toBeNull()
      expect(deliveryTimeZone(text)).toBe('America/Los_Angeles')
    },
  )

  test('are the ones the shop has set, and the nearest of them outside', () => {
    const denver = serviceArea({ name: 'Front Range', timeZone: 'America/Denver', zipRanges: ['800-806'] })
    const texas = serviceArea({ name: 'Texas', timeZone: 'America/Chicago', zipRanges: ['733', '750-799'] })
    expect(serviceAreaOf('77002', [denver, texas])?.name).toBe('Texas')
    expect(serviceAreaOf('10001', [denver, texas])).toBeNull()
    // what was closest to Denver stays closest to it under its new name
    expect(nearestServiceArea('84101', [denver, texas])?.name).toBe('Front Range')
    // nobody delivers in New York any more: the next codes in number
    expect(nearestServiceArea('10001', [denver, texas])?.name).toBe('Texas')
    expect(deliveryTimeZone('80202', [denver])).toBe('America/Denver')
    const near = { ...denver, zipRanges: ['020', '130-140'] }
    const far = { ...texas, zipRanges: ['050'] }
    expect(nearestServiceArea('10001', [far, near])?.name).toBe('Front Range')
    expect(nearestServiceArea('10001', [denver, { ...texas, zipRanges: ['110', '990'] }])?.name).toBe('Texas')
  })

  test('before a postal code is known, Los Angeles decides what today is', () => {
    expect(deliveryTimeZone()).toBe('America/Los_Angeles')
    expect(deliveryTimeZone(null)).toBe('America/Los_Angeles')
  })
})

test('ranges of ZIP codes are read as people type them', () => {
  expect(zipRangesOfText(' 070 – 073,, 100;787 \n900—902 ')).toEqual(['070-073', '100', '787', '900-902'])
  expect(zipRangesOfText(' ')).toEqual([])
})
