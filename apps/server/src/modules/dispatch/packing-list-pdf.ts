import { streetText } from '@trivet/core/copy/address'
import * as dispatchCopy from '@trivet/core/copy/dispatch'
import type { CalendarDate } from '@trivet/core/dates'
import { formatPhone } from '@trivet/core/delivery'
import { countPieces, windowLabel, type PackedBox } from '@trivet/core/dispatch'
import { loadCrateLabels, type CratedOrder } from '../crates/index.ts'
import {
  block,
  documentPage,
  documentPdf,
  facts,
  heading,
  table,
  text,
  title,
  type Part,
} from '../../platform/print/parts.ts'
import { colors, styles } from '../../platform/print/look.ts'
import { longDay } from '../documents/index.ts'
import type { PackedOrderRecord } from './packed-order.repo.ts'
import { tickBox, writingLines } from './printed-parts.ts'

export type PackingList = {
  order: PackedOrderRecord
  boxes: PackedBox[]
  isAsOrdered: boolean
  /** The same order with its crates. */
  labelled: CratedOrder
}

const footOf = (shop: string) => `${shop} packing list · lies on top of the box, comes back with it`

/** What goes into the boxes of an order, kits opened, with room for a tick on the way out and on the way back. */
export async function packingListPdf(list: PackingList, shop: string): Promise<Buffer> {
  const { orderNumber } = list.order
  return documentPdf({
    shop,
    title: `${shop} packing list ${orderNumber}`,
    pages: await pagesOf([list], shop),
  })
}

/** The lists of a day, each on sheets of its own, and behind it the labels of its crates. */
export async function packingListsPdf(
  day: CalendarDate,
  lists: readonly PackingList[],
  shop: string,
): Promise<Buffer> {
  const frame = { kind: 'Packing lists', subject: day, foot: footOf(shop), mark: shop }
  const nothing = documentPage(frame, title('Nothing to pack'))
  const pages = lists.length === 0 ? [nothing] : await pagesOf(lists, shop)
  return documentPdf({ shop, title: `${shop} packing lists ${day}`, pages })
}

async function pagesOf(lists: readonly PackingList[], shop: string): Promise<Part[]> {
  const { crateLabelsPage } = await loadCrateLabels()
  return lists.flatMap((list) => [pageOf(list, shop), crateLabelsPage(list.labelled, shop)])
}

function pageOf({ order, boxes, isAsOrdered }: PackingList, shop: string): Part {
  return documentPage(
    { kind: 'Packing list', subject: order.orderNumber, foot: footOf(shop), mark: shop },
    title('Packing list'),
    facts([
      {
        label: 'For',
        lines: [order.guest, streetText(order.street), `${order.city}, ${order.state} ${order.postalCode}`],
      },
      {
        label: 'Delivery',
        lines: [longDay(order.deliveryDay), windowLabel('delivery', order.deliveryWindow)],
      },
      { label: 'Pickup', lines: [longDay(order.pickupDay), windowLabel('pickup', order.pickupWindow)] },
      ...(order.depot === null ? [] : [{ label: 'Packed in', lines: [order.depot] }]),
      { label: 'Pieces', lines: [String(countPieces(boxes))], isFigure: true },
    ]),
    ...(order.isUnpaid ? [text(dispatchCopy.unpaidDoNotPack, { ...styles.strong, marginTop: 14 })] : []),
    ...(isAsOrdered ? [] : [changedNote()]),
    ...boxes.flatMap((box) => [heading(boxName(box)), piecesOf(box)]),
    writingLines('Packed by', 'Checked by', 'Counted at pickup by'),
    ...driverStrip(order),
  )
}

/** The list stays in the kitchen: how to get in is cut off it before, and goes with the driver. */
function driverStrip({ phone, deliveryNotes, access, accessNotes }: PackedOrderRecord): Part[] {
  const told = [
    { label: 'Phone', lines: [formatPhone(phone)] },
    { label: 'Access', lines: [access] },
    { label: 'Notes', lines: [[deliveryNotes, accessNotes].filter((note) => note).join('\n')] },
  ].filter(({ lines }) => lines[0] !== '')
  if (told.length === 0) return []
  const strip = { style: { marginTop: 24, paddingTop: 8, borderTop: `1 dashed ${colors.edge}` }, wrap: false }
  return [block(strip, text('Cut off here. For the driver, not for the box.', styles.label), facts(told))]
}

function boxName({ name, quantity }: PackedBox): string {
  if (name === '') return 'Everything reserved for this order'
  return quantity === 1 ? name : `${quantity} × ${name}`
}

function changedNote(): Part {
  return text(
    'A kit of this order was given other components since. This is what was reserved for the guest.',
    {
      color: colors.quiet,
      marginTop: 14,
    },
  )
}

function piecesOf({ pieces }: PackedBox): Part {
  return table(
    [
      { label: 'Out', share: 0.7 },
      { label: 'Piece', share: 6 },
      { label: 'Quantity', share: 1.3, isFigure: true },
      { label: '', share: 0.4 },
      { label: 'Back', share: 0.7 },
      { label: 'Missing or damaged', share: 2.2 },
    ],
    pieces.map(({ name, quantity }) => [
      tickBox(),
      name,
      text(String(quantity), { ...styles.figures, fontWeight: 600, textAlign: 'right' }),
      '',
      tickBox(),
      block({ style: { height: 14, borderBottom: `0.75 solid ${colors.edge}` } }),
    ]),
  )
}
