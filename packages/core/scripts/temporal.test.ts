import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { dateInZone } from '../src/dates/calendar-date.ts'

// what browsers have; Node has it from 26 on, before that behind a flag that a new context heeds
setFlagsFromString('--harmony-temporal')
const temporal: unknown = runInNewContext('Temporal')

afterEach(() => vi.unstubAllGlobals())

const anyInstant = fc.date({
  min: new Date('2000-01-02T00:00:00Z'),
  max: new Date('2099-12-30T00:00:00Z'),
  noInvalidDate: true,
})

// those of the United States and one across the date line; of some others the two may know other rules
const places = ['Los_Angeles', 'Phoenix', 'Denver', 'Chicago', 'New_York', 'Anchorage']
const anyZone = fc.constantFrom(
  ...places.map((place) => `America/${place}`),
  'Pacific/Honolulu',
  'Pacific/Auckland',
)

test('an instant is of the same day in any zone, told by Temporal or without it', () => {
  fc.assert(
    fc.property(anyInstant, anyZone, (instant, zone) => {
      vi.stubGlobal('Temporal', undefined)
      const day = dateInZone(instant, zone)
      vi.stubGlobal('Temporal', temporal)
      expect(dateInZone(instant, zone)).toBe(day)
    }),
    { numRuns: 500 },
  )
})

test('Temporal knows no zone of another name either', () => {
  vi.stubGlobal('Temporal', temporal)
  // by its name: another context has a RangeError of its own
  const rangeError = expect.objectContaining({ name: 'RangeError' })
  expect(() => dateInZone(new Date(0), 'America/Atlantis')).toThrow(rangeError)
})
