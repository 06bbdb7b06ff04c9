import { addressNeededForDispatch, addressToFollow } from '@trivet/core/copy/address'
import { visitNames } from '@trivet/core/copy/dispatch'
import type { CalendarDate } from '@trivet/core/dates'
import { formatPhone } from '@trivet/core/delivery'
import { groupDriven, windowLabel, type RouteStarts } from '@trivet/core/dispatch'
import { formatMoney } from '@trivet/core/money'
import { waitsForPayment } from '@trivet/core/orders'
import {
  block,
  documentPage,
  documentPdf,
  facts,
  heading,
  table,
  text,
  title,
  type PageFrame,
  type Part,
} from '../../platform/print/parts.ts'
import { colors, styles } from '../../platform/print/look.ts'
import { longDay } from '../documents/index.ts'
import type { Stop } from './visits.repo.ts'
import { writingLine, writingLines } from './printed-parts.ts'

export type RouteStop = Stop & { area: string | null }

export type RouteSheet = {
  day: CalendarDate
  /** Its name. */
  shop: string
  starts: RouteStarts
  stops: RouteStop[]
  /** Deliveries whose street is to follow: nobody drives there. */
  leftOut: RouteStop[]
}

const footOf = (shop: string) =>
  `${shop} route sheet · by window, then the nearest next · leave no copy at a door: it names guests`

/** What a driver takes along: each area's stops of a day in driving sequence, a sheet of its own for each. */
export function routeSheetPdf({ day, shop, starts, stops, leftOut }: RouteSheet): Promise<Buffer> {
  const frame = { kind: 'Route sheet', subject: day, foot: footOf(shop), mark: shop }
  const areas = groupDriven(stops, starts)
  const pages =
    areas.length === 0
      ? [areaPage(frame, day, { area: null, windows: [] }, 'No stops')]
      : areas.map((group) => areaPage(frame, day, group, group.area ?? 'Outside the service areas'))
  const all = leftOut.length === 0 ? pages : [...pages, leftOutPage(frame, leftOut)]
  return documentPdf({ shop, title: `${shop} route sheet ${day}`, pages: all })
}

type AreaStops = ReturnType<typeof groupDriven<RouteStop>>[number]

function areaPage(frame: PageFrame, day: CalendarDate, { windows }: AreaStops, name: string): Part {
  const stops = windows.flatMap(({ visits }) => visits)
  const countOf = (kind: RouteStop['kind']) => stops.filter((stop) => stop.kind === kind).length
  let driven = 0
  return documentPage(
    frame,
    title(name),
    facts([
      { label: 'Day', lines: [longDay(day)] },
      { label: 'Deliveries', lines: [String(countOf('delivery'))], isFigure: true },
      { label: 'Pickups', lines: [String(countOf('pickup'))], isFigure: true },
      { label: 'Items', lines: [String(stops.reduce((sum, { items }) => sum + items, 0))], isFigure: true },
    ]),
    ...windows.flatMap(({ kind, window, visits }) => [
      heading(`${visitNames[kind]}, ${windowLabel(kind, window)}`),
      table(
        columns,
        visits.map((stop) => rowOf(stop, (driven += 1))),
      ),
    ]),
    writingLines('Driver', 'Van', 'Back at'),
  )
}

function leftOutPage(frame: PageFrame, leftOut: RouteStop[]): Part {
  return documentPage(
    frame,
    title('Do not load'),
    text(addressNeededForDispatch),
    heading(addressToFollow),
    table(
      [
        { label: 'Guest', share: 3 },
        { label: 'Phone', share: 2 },
        { label: 'Place', share: 3 },
        { label: 'Order', share: 3 },
      ],
      leftOut.map(({ guest, phone, city, state, postalCode, orderNumber }) => [
        guest,
        phone ? formatPhone(phone) : 'No phone',
        `${city}, ${state} ${postalCode}`,
        orderNumber,
      ]),
    ),
  )
}

const columns = [
  { label: '', share: 0.6 },
  { label: 'Guest', share: 2.6 },
  { label: 'Address', share: 4 },
  { label: 'Items', share: 0.9, isFigure: true },
  { label: '', share: 0.3 },
  { label: 'Signature', share: 2.6 },
]

function rowOf(stop: RouteStop, place: number): (string | Part)[] {
  const { guest, phone, street, city, state, postalCode, items, access, dueCents } = stop
  const notes = [stop.deliveryNotes, stop.accessNotes].filter((note) => note)
  return [
    text(String(place), styles.figures),
    block(
      {},
      text(guest, styles.strong),
      ...(phone ? [text(formatPhone(phone), styles.figures)] : [text('No phone', styles.label)]),
      ...(dueCents > 0 ? [text(dueText(stop), { ...styles.label, color: colors.ink })] : []),
    ),
    block(
      {},
      text(street),
      text(`${city}, ${state} ${postalCode}`),
      ...(access ? [text(`Access: ${access}`, { ...styles.strong, marginTop: 3 })] : []),
      ...notes.map((note) => text(String(note), { ...styles.label, marginTop: 3 })),
      text(`Order ${stop.orderNumber}`, { ...styles.label, marginTop: 3 }),
    ),
    String(items),
    '',
    writingLine(' '),
  ]
}

/** Nobody drives to an order that waits for its payment; one on account says what may come in at the door. */
function dueText(stop: RouteStop): string {
  const amount = formatMoney(stop.dueCents)
  if (waitsForPayment(stop)) return `Unpaid ${amount}: do not drive`
  return stop.isPaid ? `Due ${amount}` : `Unpaid ${amount}, on account`
}
