import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldOfServiceArea, serviceAreaMessage } from '../copy/address/service-area-words.ts'
import { decideServiceArea } from './decide-service-area.ts'
import type { PlaceParts } from './decide-service-area.ts'
import { serviceArea, serviceAreas } from './service-areas.ts'
import { isInZipRange } from './zip-ranges.ts'
import { stateCodeOf, stateName, stateOfZip } from './zip-states.ts'

const decide = (place: PlaceParts, areas = serviceAreas) => decideServiceArea(place, areas)
const austin = { postalCode: '78704', state: 'TX', country: 'USA' } as const

describe('an address the van drives to', () => {
  test.each([
    ['78704', 'TX', 'Austin'],
    [' 78704-1234 ', 'texas', 'Austin'],
    ['78600', 'Texas', 'Austin'],
    ['78799', 'T.X.', 'Austin'],
    ['10001', 'New  York', 'New York City area'],
    ['07030', 'nj', 'New York City area'],
    ['80499', 'CO', 'Denver'],
  ])('%s in %s is in %s', (postalCode, state, name) => {
    expect(decide({ postalCode, state })).toMatchObject({
      ok: true,
      area: { name },
    })
  })

  test('is judged by its ZIP code alone, until its state is known', () => {
    expect(decide({ postalCode: '78704' })).toMatchObject({
      ok: true,
      area: { name: 'Austin' },
    })
  })

  test.each(['CAN', 'MEX'] as const)('is in no other country: %s', (country) => {
    expect(decide({ ...austin, country })).toEqual({
      ok: false,
      code: 'country-not-served',
      facts: { country },
    })
  })

  test.each(['787', '7870', '787045', '78704-1', 'K1A 0B1', '', 'abcde', '٧٨٧٠٤'])(
    'has a ZIP code of five digits, not %j',
    (postalCode) => {
      expect(decide({ ...austin, postalCode })).toMatchObject({
        code: 'zip-unreadable',
      })
    },
  )

  test.each([
    ['59718', 'Denver'],
    ['78599', 'Austin'],
    ['78800', 'Austin'],
    ['80500', 'Denver'],
    ['00000', null],
  ])('is in an area: %s is in none, the nearest is %s', (postalCode, nearest) => {
    expect(decide({ ...austin, postalCode })).toEqual({
      ok: false,
      code: 'zip-not-served',
      facts: { postalCode, nearest },
    })
  })

  test.each(['CA', 'Tx as', '', 'Airbnb state'])('is in the state of its ZIP code, not in %j', (state) => {
    expect(decide({ ...austin, state })).toEqual({
      ok: false,
      code: 'state-not-of-zip',
      facts: { postalCode: '78704', state: state.trim(), stateOfZip: 'TX' },
    })
  })

  test('is in an area the shop has set', () => {
    const bozeman = serviceArea({ name: 'Bozeman', timeZone: 'America/Denver', zipRanges: ['597'] })
    const place = { postalCode: '59718', state: 'MT' }
    expect(decide(place, [bozeman])).toEqual({ ok: true, area: bozeman })
    expect(decide(austin, [bozeman])).toMatchObject({
      code: 'zip-not-served',
      facts: { nearest: 'Bozeman' },
    })
    expect(decide(austin, [])).toMatchObject({
      code: 'zip-not-served',
      facts: { nearest: null },
    })
  })
})

test('any five digits are served exactly where an area has their first three, in their own state', () => {
  const digits = fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0'))
  fc.assert(
    fc.property(digits, (postalCode) => {
      const ranges = serviceAreas.flatMap(({ zipRanges }) => zipRanges)
      const isServed = ranges.some((range) => isInZipRange(postalCode.slice(0, 3), range))
      expect(decide({ postalCode }).ok).toBe(isServed)
      const state = stateOfZip(postalCode)
      if (state === null) return
      expect(decide({ postalCode, state }).ok).toBe(isServed)
      expect(decide({ postalCode, state: stateName(state) }).ok).toBe(isServed)
      expect(decide({ postalCode, state: state === 'TX' ? 'CA' : 'TX' }).ok).toBe(false)
    }),
  )
})

test('any text is answered, and a refusal has a field and a sentence', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (postalCode, state) => {
      const decision = decide({ postalCode, state })
      if (decision.ok) return
      expect(serviceAreaMessage(decision)).toMatch(/^\S.*\S$/s)
      expect(['country', 'postalCode', 'state']).toContain(fieldOfServiceArea(decision))
    }),
  )
})

test('a refusal says what is wrong', () => {
  const told = (place: PlaceParts) => {
    const decision = decide(place)
    return decision.ok ? null : [fieldOfServiceArea(decision), serviceAreaMessage(decision)]
  }
  expect(told({ ...austin, country: 'CAN' })).toEqual([
    'country',
    'We do not deliver to Canada yet, only to parts of the United States.',
  ])
  expect(told({ postalCode: '787' })).toEqual([
    'postalCode',
    'Please enter a ZIP code of 5 digits, such as 78704',
  ])
  expect(told({ postalCode: '59718' })).toEqual([
    'postalCode',
    'We do not deliver to 59718 yet. The nearest area we serve: Denver.',
  ])
  expect(told({ postalCode: '00100' })).toEqual(['postalCode', 'We do not deliver to 00100 yet.'])
  expect(told({ ...austin, state: 'CA' })).toEqual([
    'state',
    '78704 is in Texas (TX). Please check the postal code and the state.',
  ])
})

describe('the state of a ZIP code', () => {
  test.each([
    ['00501', 'NY'],
    ['02108', 'MA'],
    ['06390', 'NY'],
    ['06391', 'CT'],
    ['20500', 'DC'],
    ['20166', 'VA'],
    ['59718', 'MT'],
    ['73301', 'TX'],
    ['83414', 'WY'],
    ['83415', 'ID'],
    ['96799', 'AS'],
    ['99950', 'AK'],
  ])('%s is in %s', (postalCode, state) => {
    expect(stateOfZip(postalCode)).toBe(state)
    expect(stateCodeOf(stateName(state))).toBe(state)
  })

  test.each(['00100', '21', 'x', '99'])('%s is in none', (postalCode) => {
    expect(stateOfZip(postalCode)).toBeNull()
  })

  test('is unknown for a text that names none', () => {
    expect(stateCodeOf('Airbnb state')).toBeNull()
    expect(stateName('XX')).toBe('XX')
  })
})
