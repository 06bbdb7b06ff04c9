import type { KitCategory } from '@trivet/core/catalog'
import type { KitLine } from '@trivet/core/kits'
import { cutoutSizes } from './cutout-sizes.ts'
import type { Footprint } from './pack-cloth.ts'

/** Of the drawings, in millimeters: about as large as such things are. */
export const drawnSizes: Record<KitCategory, Footprint> = {
  knife: { width: 330, height: 48 },
  pan: { width: 460, height: 280 },
  pot: { width: 360, height: 260 },
  utensil: { width: 310, height: 72 },
  bakeware: { width: 400, height: 280 },
  appliance: { width: 260, height: 220 },
  storage: { width: 280, height: 190 },
  other: { width: 220, height: 220 },
}

export type PieceLook = Footprint & { hasCutout: boolean }

/** How a piece lies on the cloth: its cut-out to scale, else the drawing of its kind. */
export function lookOf({ slug, category }: Pick<KitLine, 'slug' | 'category'>): PieceLook {
  const [width, height] = cutoutSizes.get(slug) ?? []
  if (width !== undefined && height !== undefined) return { width, height, hasCutout: true }
  return { ...drawnSizes[category], hasCutout: false }
}
