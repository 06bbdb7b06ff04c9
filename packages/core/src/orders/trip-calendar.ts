import { addDays } from '../calendar-date.ts'
import type { CalendarDate } from '../calendar-date.ts'

export type TripCalendarFacts = {
  orderId: string
  deliveryDay: CalendarDate
  pickupDay: CalendarDate
  /** Where both happen, on one line. */
  place: string
  /** What to know on either day. */
  deliveryNote: string
  pickupNote: string
  /** Of the order's page. */
  link: string
  writtenAt: Date
}

type TripDay = { kind: 'delivery' | 'pickup'; day: CalendarDate; summary: string; note: string }

/** The two days of an order as an iCalendar file (RFC 5545): whole days, so that no time zone can move them. */
export function tripCalendar(facts: TripCalendarFacts): string {
  const { deliveryDay, pickupDay, deliveryNote, pickupNote } = facts
  const days: TripDay[] = [
    { kind: 'delivery', day: deliveryDay, summary: 'Trivet delivers your kitchen', note: deliveryNote },
    { kind: 'pickup', day: pickupDay, summary: 'Trivet picks up your kitchen', note: pickupNote },
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trivet//Orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...days.flatMap((day) => eventOf(day, facts)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf(
  { kind, day, summary, note }: TripDay,
  { orderId, place, link, writtenAt }: TripCalendarFacts,
) {
  return [
    'BEGIN:VEVENT',
    // the same order always has the same two events: importing again replaces them
    `UID:${orderId}-${kind}@trivet`,
    `DTSTAMP:${writtenAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(`${note}\n${link}`)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function basic(day: CalendarDate): string {
  return day.replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')
}

const longestLine = 75

/** No line is longer than 75 bytes; the next one goes on after a space, and no character is cut. */
function folded(line: string): string {
  let out = ''
  let bytes = 0
  for (const character of line) {
    const size = byteLength(character)
    if (bytes + size > longestLine) {
      out += '\r\n '
      bytes = 1
    }
    out += character
    bytes += size
  }
  return out
}

/** In UTF-8. */
function byteLength(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code < 0x1_00_00 ? 3 : 4
}
