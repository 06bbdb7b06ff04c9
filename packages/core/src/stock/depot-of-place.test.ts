import { describe, expect, test } from 'vitest'
import { serviceArea, serviceAreas } from '../address/service-areas.ts'
import { depotOfPlace } from './depot-of-place.ts'

const severalDepots = serviceAreas.map((area) =>
  area.id === 'austin' ? { ...area, name: 'Texas', depot: 'north' } : area,
)

describe('the depot of a place', () => {
  test.each([
    ['a ZIP code of the area', '78704'],
    ['the longer form of one', ' 78704-1234 '],
    ['a city of the area', 'austin, TX'],
    ['a town of the area', 'Round Rock'],
    ['the id of the area, whatever it is called by now', 'austin'],
  ])('is that of its area: %s', (_case, place) => {
    expect(depotOfPlace(place, severalDepots)).toBe('north')
  })

  test('is its own area’s also where another area has another one', () => {
    expect(depotOfPlace('80202', severalDepots)).toBe('main')
  })

  test.each([
    ['nothing is said', null],
    ['the ZIP code is outside of all areas', '59718'],
    ['the city is in two areas', 'Aurora'],
    ['nobody knows it', 'Atlantis'],
    ['it is half typed', '787'],
    ['it is empty', ''],
  ])('is the one that all areas share while %s, and none where they have several', (_case, place) => {
    expect(depotOfPlace(place, serviceAreas)).toBe('main')
    expect(depotOfPlace(place, severalDepots)).toBeNull()
  })

  test('is none where there are no areas', () => {
    expect(depotOfPlace('78704', [])).toBeNull()
  })

  test('is the shared one also where that is not the main one', () => {
    const north = serviceArea({
      name: 'Austin',
      timeZone: 'America/Chicago',
      zipRanges: ['787'],
      depot: 'north',
    })
    expect(depotOfPlace(null, [north])).toBe('north')
  })
})
