import type { CalendarDate } from '@trivet/core/dates'
import { isAddressNeeded } from '@trivet/core/address'
import { supportEmail, type Company, type ShopIdentity } from '@trivet/core/company'
import { qrDrawing } from '../../platform/print/drawings.ts'
import { docket } from './document-docket.ts'
import { colors, families, styles } from '../../platform/print/look.ts'
import {
  block,
  documentPage,
  documentPdf,
  heading,
  row,
  table,
  text,
  title,
  type Part,
} from '../../platform/print/parts.ts'
import { addressLines, documentFoot, longDay, packedWords, windowWords } from './document-words.ts'

export type ArrivalCardFacts = {
  /** What stands on top: the rental's name, or the town. */
  place: string
  orderNumber: string
  deliveryDay: CalendarDate
  deliveryWindow: string
  pickupDay: CalendarDate
  pickupWindow: string
  address: { street: string; city: string; state: string; postalCode: string; country: string }
  accessNotes: string | null
  items: { name: string; quantity: number; items: { name: string; quantity: number }[] }[]
  /** Of the trip; it stands as a QR code. */
  link: string
  /** Whom to ask. */
  company: Company | null
  identity: ShopIdentity
}

const onArrival = [
  ['Open the crate.', 'It stands in the kitchen, with the packing list on top.'],
  ['Look it over.', 'Something missing or chipped? Report it the same day: it is not yours to answer for.'],
  ['Cook.', 'Everything is washed and ready. Knives are in their sleeves.'],
] as const

const onPickup = [
  ['Wash nothing.', 'Leave everything in the kitchen as it is. We do the washing.'],
  ['Keep what is yours.', 'Take only the spices and the leftovers with you.'],
  ['Need it longer?', 'Extend until 24 hours before the pickup day, on the order page.'],
] as const

/** The page that lies on the crate and goes along on the phone: when, where, what, and what to do. */
export function arrivalCardPdf(card: ArrivalCardFacts): Promise<Buffer> {
  const page = documentPage(
    { kind: 'Arrival card', subject: card.orderNumber, foot: documentFoot(card), mark: card.identity.name },
    top(card),
    windows(card),
    heading('In the boxes'),
    contents(card),
    row(
      { wrap: false, style: { gap: 28, marginTop: 4 } },
      block({ style: { flex: 1 } }, heading('When you arrive'), ...onArrival.map(step)),
      block({ style: { flex: 1 } }, heading('At the pickup'), ...onPickup.map(step), help(card)),
    ),
  )
  return documentPdf({
    shop: card.identity.name,
    title: `${card.identity.name} arrival card, ${card.place}`,
    pages: [page],
  })
}

function top({ place, address, accessNotes, link }: ArrivalCardFacts): Part {
  return row(
    { wrap: false, style: { gap: 28, alignItems: 'flex-start' } },
    block(
      { style: { flex: 1 } },
      title(`Your kitchen for ${place}`),
      ...addressLines({
        rentalAddress: address,
        addressNeeded: isAddressNeeded(address) ? true : undefined,
      }).map((line, index) => text(line, { fontSize: 11, ...(index === 0 && { marginTop: 14 }) })),
      ...(accessNotes ? [text('How to get in', { ...styles.label, marginTop: 12 }), text(accessNotes)] : []),
    ),
    block(
      { style: { width: 112, alignItems: 'center' } },
      qrDrawing(link, 112),
      text('This trip on your phone', { ...styles.label, textAlign: 'center' }),
    ),
  )
}

function windows(card: ArrivalCardFacts): Part {
  return docket(
    [
      { label: 'We deliver', value: `${longDay(card.deliveryDay)}, ${windowWords(card.deliveryWindow)}` },
      { label: 'We pick up', value: `${longDay(card.pickupDay)}, ${windowWords(card.pickupWindow)}` },
    ],
    { isWide: true },
  )
}

function contents({ items }: ArrivalCardFacts): Part {
  return table(
    [
      { label: 'Pieces', share: 1 },
      { label: 'Item', share: 9 },
    ],
    items.map(({ name, quantity, items: packed }) => [
      text(`${quantity} ×`, styles.figures),
      packed.length > 0
        ? block({}, text(name, styles.strong), text(packedWords(packed), { ...styles.label, marginTop: 1 }))
        : name,
    ]),
  )
}

function step([what, why]: readonly [string, string], index: number): Part {
  return row(
    { style: { gap: 9, marginBottom: 7 } },
    text(String(index + 1), {
      width: 16,
      height: 16,
      borderRadius: 8,
      backgroundColor: colors.aubergine,
      color: colors.paper,
      fontFamily: families.mono,
      fontWeight: 600,
      fontSize: 8,
      lineHeight: 1,
      paddingTop: 4,
      textAlign: 'center',
    }),
    block({ style: { flex: 1 } }, text(what, styles.strong), text(why, styles.quiet)),
  )
}

function help({ company, identity: { supportHours, supportPhone } }: ArrivalCardFacts): Part {
  return block(
    { style: { backgroundColor: colors.butter, paddingHorizontal: 12, paddingVertical: 8, marginTop: 4 } },
    text(`Questions? ${supportEmail(company)}`, { ...styles.strong, color: colors.onButter }),
    text([supportPhone, supportHours].filter(Boolean).join(' · '), { color: colors.onButter }),
  )
}
