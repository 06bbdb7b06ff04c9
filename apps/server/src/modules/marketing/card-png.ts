import { htmlText } from '../../platform/html-text.ts'
import { sharp } from '../../platform/sharp.ts'
import { cardColors, clothStripes } from './card-cloth.ts'
import {
  cardFonts,
  cardLayout,
  type CardBox,
  type CardContent,
  type CardLayout,
  type CardText,
} from './card-layout.ts'
import { feet, markBox, ring } from '../../platform/drawings/mark.ts'
import { drawQr, qrGroup } from '../../platform/drawings/qr-code.ts'

// what printers ask for
const dotsPerInch = 300
const scale = dotsPerInch / 72

/** The listing card as a picture of 4 × 6 inches. */
export async function cardPng(content: CardContent): Promise<Buffer> {
  const layout = cardLayout('4x6', content)
  const texts = await Promise.all(layout.texts.map((text) => drawText(text, layout)))
  return sharp(Buffer.from(cardSvg(layout, content.link)))
    .composite(texts)
    .withMetadata({ density: dotsPerInch })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

async function drawText({ text, font, size, color, middle }: CardText, layout: CardLayout) {
  const { family, file } = cardFonts[font]
  const colored = `<span foreground="${cardColors[color]}">${htmlText(text)}</span>`
  const { data, info } = await sharp({
    text: { text: colored, font: `${family} ${size}`, fontfile: file, dpi: dotsPerInch, rgba: true },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return {
    input: data,
    left: Math.round((layout.width * scale - info.width) / 2),
    top: Math.round(middle * scale - info.height / 2),
  }
}

function cardSvg(layout: CardLayout, link: string): string {
  const { width, height, band, qr, chip, mark } = layout
  const rect = (box: CardBox, attributes: string) =>
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" ${attributes}/>`
  const stripes = clothStripes(band).map((stripe) => rect(stripe, `fill="${cardColors.stripe}"`))
  const lines = feet.map((d) => `<path d="${d}" stroke-width="6" stroke-linecap="round"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}"
    height="${Math.round(height * scale)}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${cardColors.paper}"/>
    ${stripes.join('')}${rect(band, `fill="none" stroke="${cardColors.hem}" stroke-width="0.75"`)}
    <g transform="translate(${qr.x} ${qr.y}) scale(${qr.width / drawQr(link).size})">${qrGroup(link)}</g>
    ${rect(chip, `rx="${chip.height / 2}" fill="${cardColors.butter}"`)}
    <g transform="translate(${mark.x} ${mark.y}) scale(${mark.width / markBox})" fill="none"
      stroke="${cardColors.ink}"><circle cx="${ring.x}" cy="${ring.y}" r="${ring.r}"
      stroke-width="${ring.width}"/>${lines.join('')}</g>
  </svg>`
}
