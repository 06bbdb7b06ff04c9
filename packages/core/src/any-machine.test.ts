import { afterEach, describe, expect, test, vi } from 'vitest'
import { addDays, calendarDate, dateInZone, daysBetween, eachDay, formatDay } from './dates/calendar-date.ts'
import { startOfDay } from './dates/instants.ts'

afterEach(() => vi.unstubAllEnvs())

const noonOf2026InJuly = new Date('2026-07-01T12:00:00Z')

describe.each([
  ['Pacific/Auckland', -720],
  ['America/New_York', 240],
  ['Asia/Kathmandu', -345],
  ['UTC', 0],
])('on a machine in %s', (machineZone, offset) => {
  test('days are the same as everywhere, over both clock changes of a year', () => {
    vi.stubEnv('TZ', machineZone)
    // proves that the machine really is elsewhere
    expect(noonOf2026InJuly.getTimezoneOffset()).toBe(offset)

    const year = eachDay(calendarDate('2026-01-01'), calendarDate('2026-12-31'))
    expect(year).toHaveLength(365)
    expect(new Set(year).size).toBe(365)
    for (const date of year) {
      expect(daysBetween(date, addDays(date, 7))).toBe(7)
      expect(dateInZone(startOfDay(date, 'America/Los_Angeles'), 'America/Los_Angeles')).toBe(date)
    }
    expect(formatDay(calendarDate('2026-12-01'))).toBe('Tue, Dec 1')
    expect(startOfDay(calendarDate('2026-11-02'), 'America/New_York').toISOString()).toBe(
      '2026-11-02T05:00:00.000Z',
    )
  })
})
