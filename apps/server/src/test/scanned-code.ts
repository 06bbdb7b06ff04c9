import jsQR from 'jsqr'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { vi } from 'vitest'

/** What a phone would read of the code; its parts are those of an SVG, in capitals. */
export async function scannedCode(drawing: ReactElement): Promise<string | null> {
  // React wonders at names in capitals
  vi.spyOn(console, 'error').mockReturnValue()
  const markup = renderToStaticMarkup(drawing).replaceAll(
    /<(\/?)([A-Z]+)/g,
    (_tag, slash: string, name: string) => `<${slash}${name.toLowerCase()}`,
  )
  const [code = ''] = /<svg.*?<\/svg>/s.exec(markup) ?? []
  const svg = code.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"')
  const image = sharp(Buffer.from(svg))
    .flatten({ background: '#FFFFFF' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#FFFFFF' })
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}
