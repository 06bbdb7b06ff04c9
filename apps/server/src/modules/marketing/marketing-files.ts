import { LRUCache } from 'lru-cache'
import { drawnElsewhere } from '../../platform/print/print-elsewhere.ts'
import { sharp } from '../../platform/sharp.ts'
import { createGate } from '../../platform/concurrency-gate.ts'
import type { cardPdf as draw } from './card-pdf.ts'
import { cardPng } from './card-png.ts'
import type { CardContent } from './card-layout.ts'
import { drawQr, qrSvg } from '../../platform/drawings/qr-code.ts'

export type MarketingFile = { contentType: string; body: Buffer }

type Maker = { contentType: string; make(content: CardContent): Promise<Buffer> }

const cardPdf = drawnElsewhere<Parameters<typeof draw>>(new URL('./card-pdf.ts', import.meta.url), 'cardPdf')

// on a page; it is a drawing and may be printed at any size
const qrSvgWidth = 200
const qrPngWidth = 1024

const rememberedBytes = 2 * 1024 * 1024

const makers: Record<string, Maker> = {
  'qr.svg': { contentType: 'image/svg+xml', make: async ({ link }) => Buffer.from(qrSvg(link, qrSvgWidth)) },
  'qr.png': { contentType: 'image/png', make: ({ link }) => qrPng(link) },
  'listing-card.png': { contentType: 'image/png', make: cardPng },
  'listing-card.pdf': { contentType: 'application/pdf', make: (content) => cardPdf('4x6', content) },
  'listing-card-a6.pdf': { contentType: 'application/pdf', make: (content) => cardPdf('a6', content) },
}

/**
 * Draws what a host prints, from the code alone. Files are made one after the other and remembered for a while, so that
 * many requests cost little and cannot hold up the shop.
 */
export function createMarketingFiles() {
  const remembered = new LRUCache<string, MarketingFile>({
    maxSize: rememberedBytes,
    sizeCalculation: ({ body }) => body.length,
  })
  const inTurn = createGate('marketing-files', { running: 1, waiting: 16 })

  /** Null for a file there is not. */
  return async function marketingFile(name: string, content: CardContent): Promise<MarketingFile | null> {
    const maker = Object.hasOwn(makers, name) ? makers[name] : undefined
    if (!maker) return null
    const key = `${name} ${content.code} ${content.link} ${content.shop}`
    const known = remembered.get(key)
    if (known) return known
    const body = await inTurn(() => maker.make(content))
    const file = { contentType: maker.contentType, body }
    remembered.set(key, file)
    return file
  }
}

/** Every module is a whole number of pixels, so that no edge is blurred. */
function qrPng(link: string): Promise<Buffer> {
  const { size } = drawQr(link)
  const width = size * Math.ceil(qrPngWidth / size)
  return sharp(Buffer.from(qrSvg(link, width)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
