import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '../calendar-date.ts'
import { tripCalendar } from './trip-calendar.ts'
import type { TripCalendarFacts } from './trip-calendar.ts'

const facts: TripCalendarFacts = {
  orderId: '65f0aa0000000000000000a1',
  deliveryDay: calendarDate('2026-12-30'),
  pickupDay: calendarDate('2027-01-06'),
  place: '500 Congress Ave, Austin, TX 78701',
  deliveryNote: 'Between 9am and 3pm.',
  pickupNote: 'Leave everything in the kitchen; unwashed.',
  link: 'https://trivet.test/confirmation/65f0aa0000000000000000a1',
  writtenAt: new Date('2026-11-21T12:34:56.789Z'),
}

const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
const linesOf = (change: Partial<TripCalendarFacts> = {}) => unfolded(tripCalendar({ ...facts, ...change }))
const valuesOf = (lines: string[], name: string) =>
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(line.indexOf(':') + 1))

describe('the calendar of a trip', () => {
  test('has delivery and pickup as whole days, over the turn of a year', () => {
    const lines = linesOf()
    expect(valuesOf(lines, 'DTSTART;VALUE=DATE')).toEqual(['20261230', '20270106'])
    expect(valuesOf(lines, 'DTEND;VALUE=DATE')).toEqual(['20261231', '20270107'])
    expect(valuesOf(lines, 'UID')).toEqual([
      '65f0aa0000000000000000a1-delivery@trivet',
      '65f0aa0000000000000000a1-pickup@trivet',
    ])
    expect(valuesOf(lines, 'DTSTAMP')).toEqual(['20261121T123456Z', '20261121T123456Z'])
  })

  test('is one calendar with two events, each line ended as the standard asks', () => {
    const text = tripCalendar(facts)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true)
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(linesOf().filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  })

  test('escapes what has a meaning of its own', () => {
    const lines = linesOf({ place: 'Flat 2; rear, C:\\' })
    expect(valuesOf(lines, 'LOCATION')[0]).toBe('Flat 2\\; rear\\, C:\\\\')
    expect(valuesOf(lines, 'DESCRIPTION')[1]).toBe(
      'Leave everything in the kitchen\\; unwashed.\\nhttps://trivet.test/confirmation/65f0aa0000000000000000a1',
    )
  })

  test('whatever the address is, no line is too long, no character is cut and nothing slips into a line of its own', () => {
    const text = fc.string({
      unit: fc.constantFrom('é', '漢', '🍳', 'a', ',', ';', '\\', '\n', '\r\n', ':'),
      maxLength: 300,
    })
    fc.assert(
      fc.property(text, (place) => {
        const calendar = tripCalendar({ ...facts, place })
        const lines = calendar.split('\r\n')
        for (const line of lines) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
          expect(line.isWellFormed()).toBe(true)
        }
        const read = valuesOf(unfolded(calendar), 'LOCATION')[0]?.replace(/\\(.)/g, (_, sign) =>
          sign === 'n' ? '\n' : sign,
        )
        expect(read).toBe(place.replace(/\r\n|\r/g, '\n'))
      }),
    )
  })
})
