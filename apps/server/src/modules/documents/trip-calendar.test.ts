import type { Order } from '@trivet/core/contract/orders'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sampleOrder } from '../../test/sample-order.ts'
import { tripCalendar } from './trip-calendar.ts'

afterEach(() => vi.unstubAllEnvs())

const facts = {
  shop: 'Trivet',
  order: sampleOrder,
  place: '1200 Barton Springs Rd, Austin, TX 78704',
  notes: { delivery: 'Between 9am and 3pm.', pickup: 'Leave everything in the kitchen; unwashed.' },
  link: 'https://trivet.test/confirmation/ab12ab12ab12ab12ab12ab12',
  writtenAt: new Date('2026-11-21T12:34:56.789Z'),
}

function written({ place = facts.place, ...changes }: Partial<Order> & { place?: string } = {}): string {
  return tripCalendar({ ...facts, place, order: { ...sampleOrder, ...changes } })
}

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
  return { method: calendar.getFirstPropertyValue('method'), events }
}

const valuesOf = (events: ICAL.Event[], name: string) =>
  events.map(({ component }) => component.getFirstPropertyValue(name)?.toString())

describe.each([
  ['Asia/Tokyo', -540],
  ['America/Los_Angeles', 480],
  ['Pacific/Auckland', -780],
  ['UTC', 0],
])('a calendar written and read on a machine in %s', (machineZone, offset) => {
  test('has two whole days while the van may come at any of the promised hours', () => {
    vi.stubEnv('TZ', machineZone)
    // proves that the machine really is elsewhere
    expect(new Date('2026-12-01T12:00:00Z').getTimezoneOffset()).toBe(offset)
    const { events } = read(written())
    expect(events.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])).toEqual([
      ['2027-03-10', '2027-03-11'],
      ['2027-03-20', '2027-03-21'],
    ])
    expect(valuesOf(events, 'dtstamp')).toEqual(['2026-11-21T12:34:56Z', '2026-11-21T12:34:56Z'])
  })

  test('has the times of a window that was narrowed, on the clock of the delivery place', () => {
    vi.stubEnv('TZ', machineZone)
    const { events } = read(written({ deliveryWindow: '9am-12pm', pickupWindow: '2pm-5pm' }))
    // the clocks of Chicago go forward between the two days
    expect(events.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])).toEqual([
      ['2027-03-10T15:00:00Z', '2027-03-10T18:00:00Z'],
      ['2027-03-20T19:00:00Z', '2027-03-20T22:00:00Z'],
    ])
  })
})

test('both visits say what the van comes for and what to know', () => {
  const { method, events } = read(written())
  expect(method).toBe('PUBLISH')
  expect(events.map(({ uid }) => uid)).toEqual([
    'ab12ab12ab12ab12ab12ab12-delivery@trivet',
    'ab12ab12ab12ab12ab12ab12-pickup@trivet',
  ])
  expect(events.map(({ summary }) => summary)).toEqual([
    'Trivet delivers your kitchen',
    'Trivet picks up your kitchen',
  ])
  expect(events.map(({ description }) => description)).toEqual([
    `Between 9am and 3pm.\n${facts.link}`,
    `Leave everything in the kitchen; unwashed.\n${facts.link}`,
  ])
  expect(valuesOf(events, 'url')).toEqual([facts.link, facts.link])
  expect(valuesOf(events, 'transp')).toEqual(['TRANSPARENT', 'TRANSPARENT'])
  expect(valuesOf(events, 'status')).toEqual([undefined, undefined])
})

test('each change raises the sequence, and a cancelled order takes both events back under their ids', () => {
  const at = '2027-03-02T12:00:00.000Z'
  const changed = { at, kind: 'dates-changed' as const }
  const cancelled = { at, kind: 'status' as const, from: 'confirmed', to: 'cancelled' }
  const sequences = (order: Partial<Order>) => read(written(order)).events.map(({ sequence }) => sequence)
  expect(sequences({ timeline: [] })).toEqual([0, 0])
  expect(sequences({ timeline: [changed] })).toEqual([1, 1])
  const last = read(written({ status: 'cancelled', timeline: [changed, cancelled] }))
  expect(last.method).toBe('CANCEL')
  expect(last.events.map(({ sequence }) => sequence)).toEqual([2, 2])
  expect(valuesOf(last.events, 'status')).toEqual(['CANCELLED', 'CANCELLED'])
  expect(last.events.map(({ uid }) => uid)).toEqual(read(written()).events.map(({ uid }) => uid))
})

test('whatever the address is, no line is too long, no character is cut and it is read as it was written', () => {
  const text = fc.string({
    unit: fc.constantFrom('é', '漢', '🍳', 'a', ',', ';', '\\', '\n', '\r\n', ':', '"'),
    minLength: 1,
    maxLength: 300,
  })
  fc.assert(
    fc.property(text, (place) => {
      const calendar = written({ place })
      expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const line of calendar.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line.isWellFormed()).toBe(true)
      }
      const { events } = read(calendar)
      expect(events.map(({ location }) => location)).toEqual([
        place.replaceAll('\r\n', '\n'),
        place.replaceAll('\r\n', '\n'),
      ])
    }),
  )
})
