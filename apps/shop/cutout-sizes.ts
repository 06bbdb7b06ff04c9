import { existsSync, readFileSync } from 'node:fs'

const list = new URL('../server/images/cutouts.json', import.meta.url)

type Cutout = { widthMm: number; heightMm: number }

/** Which products have a cut-out, and how large it is in millimeters: the cloth is laid before pictures load. */
export function readCutoutSizes(): Record<string, [width: number, height: number]> {
  if (!existsSync(list)) return {}
  const cutouts: Record<string, Cutout> = JSON.parse(readFileSync(list, 'utf8'))
  return Object.fromEntries(
    Object.entries(cutouts).map(([name, { widthMm, heightMm }]) => [
      name.replace(/-cutout$/, ''),
      [Math.round(widthMm), Math.round(heightMm)],
    ]),
  )
}
