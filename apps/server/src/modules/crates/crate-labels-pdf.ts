import { block, documentPage, documentPdf, row, text, type Part } from '../../platform/print/parts.ts'
import { colors, families, styles } from '../../platform/print/look.ts'
import { longDay } from '../documents/index.ts'
import { qrDrawing } from '../../platform/print/drawings.ts'
import type { CratedOrder } from './crates.repo.ts'

const qrWidth = 120

/** The labels of an order's crates, to be cut out, and to be printed again when one is lost. */
export function crateLabelsPdf(order: CratedOrder, shop: string): Promise<Buffer> {
  const pages = [crateLabelsPage(order, shop)]
  return documentPdf({ shop, title: `Crate labels ${order.orderNumber}`, pages })
}

/** Behind the packing list of its order. */
export function crateLabelsPage(order: CratedOrder, shop: string): Part {
  return documentPage(
    {
      kind: 'Crate labels',
      subject: order.orderNumber,
      foot: 'Cut along the lines · one on the side of each crate',
      mark: shop,
    },
    ...order.crates.map((_, place) => label(order, place)),
  )
}

/** Read from the other side of a van: the number is the largest thing on it. */
function label(
  { crates, orderNumber, city, state, postalCode, deliveryDay }: CratedOrder,
  place: number,
): Part {
  const { number = '' } = crates[place] ?? {}
  return row(
    {
      wrap: false,
      style: {
        alignItems: 'center',
        gap: 20,
        marginBottom: 10,
        padding: 8,
        border: `1 dashed ${colors.edge}`,
      },
    },
    qrDrawing(number, qrWidth),
    block(
      { style: { flex: 1 } },
      text(number, { fontFamily: families.mono, fontWeight: 600, fontSize: 40, lineHeight: 1.2 }),
      text(`Crate ${place + 1} of ${crates.length} · ${orderNumber}`, styles.strong),
      text(`${postalCode} ${city}, ${state} · ${longDay(deliveryDay)}`),
    ),
  )
}
