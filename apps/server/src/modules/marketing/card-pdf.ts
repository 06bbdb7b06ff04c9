import {
  Circle,
  Document,
  Font,
  Page,
  Path,
  Rect,
  Svg,
  Text,
  View,
  renderToBuffer,
} from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { cardColors, clothStripes } from './card-cloth.ts'
import {
  cardFonts,
  cardLayout,
  type CardBox,
  type CardContent,
  type CardFormat,
  type CardLayout,
  type CardText,
} from './card-layout.ts'
import { feet, markBox, ring } from '../../platform/drawings/mark.ts'
import { drawQr, peppercorn } from '../../platform/drawings/qr-code.ts'

for (const { family, file } of Object.values(cardFonts)) Font.register({ family, src: file })
// a code is one word, however narrow the card
Font.registerHyphenationCallback((word) => [word])

/** The listing card for a printer; everything in it is text and lines. */
export function cardPdf(format: CardFormat, content: CardContent): Promise<Buffer> {
  const layout = cardLayout(format, content)
  const { width, height } = layout
  const page = h(
    Page,
    { size: { width, height }, style: { backgroundColor: cardColors.paper } },
    drawing(layout),
    qrCode(layout.qr, content.link),
    mark(layout.mark),
    ...layout.texts.map(textLine),
  )
  return renderToBuffer(h(Document, { title: `${content.shop} ${content.code}`, language: 'en-US' }, page))
}

/** Over the whole page, one unit a point. */
function drawing({ width, height, band, chip }: CardLayout): ReactElement {
  return h(
    Svg,
    { key: 'drawing', viewBox: `0 0 ${width} ${height}`, style: { position: 'absolute', width, height } },
    ...clothStripes(band).map((stripe) => h(Rect, { ...stripe, key: stripe.x, fill: cardColors.stripe })),
    h(Rect, { ...band, key: 'hem', fill: 'none', stroke: cardColors.hem, strokeWidth: 0.75 }),
    h(Rect, { ...chip, key: 'chip', rx: chip.height / 2, ry: chip.height / 2, fill: cardColors.butter }),
  )
}

function placed({ x, y, width, height }: CardBox) {
  return { position: 'absolute', left: x, top: y, width, height } as const
}

function qrCode(box: CardBox, link: string): ReactElement {
  const { size, path, mark: ground } = drawQr(link)
  const unit = box.width / size
  const inset = ground.size * 0.1
  const inside = {
    x: box.x + (ground.x + inset) * unit,
    y: box.y + (ground.y + inset) * unit,
    width: (ground.size - 2 * inset) * unit,
    height: (ground.size - 2 * inset) * unit,
  }
  return h(
    View,
    { key: 'qr' },
    h(
      Svg,
      { viewBox: `0 0 ${size} ${size}`, style: placed(box) },
      h(Path, { d: path, fill: peppercorn }),
      h(Rect, { x: ground.x, y: ground.y, width: ground.size, height: ground.size, fill: cardColors.paper }),
    ),
    mark(inside),
  )
}

function mark(box: CardBox): ReactElement {
  const stroke = cardColors.ink
  return h(
    Svg,
    { key: `mark-${box.x}`, viewBox: `0 0 ${markBox} ${markBox}`, style: placed(box) },
    h(Circle, { cx: ring.x, cy: ring.y, r: ring.r, fill: 'none', stroke, strokeWidth: ring.width }),
    ...feet.map((d) => h(Path, { key: d, d, stroke, strokeWidth: 6, strokeLinecap: 'round' })),
  )
}

function textLine({ text, font, size, color, middle }: CardText): ReactElement {
  return h(
    Text,
    {
      key: text,
      style: {
        position: 'absolute',
        left: 0,
        right: 0,
        top: middle - size * cardFonts[font].rise,
        textAlign: 'center',
        fontFamily: cardFonts[font].family,
        fontSize: size,
        lineHeight: 1.2,
        color: cardColors[color],
      },
    },
    text,
  )
}
