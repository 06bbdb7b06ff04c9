import { pictureWidths } from '@trivet/core/catalog'
import type { PictureFacts } from '@trivet/core/contract/catalog'
import { paths } from '../../paths.ts'

type WantedPicture = Pick<PictureFacts, 'name'> & Partial<Pick<PictureFacts, 'width' | 'version'>>

const formats = ['avif', 'webp'] as const
const densest = 3
const widestWidth = pictureWidths.at(-1) ?? 0

/** A picture in both formats and in the widths a browser may want of it, up to the width it has. */
export function pictureSources({ name, width = widestWidth, version }: WantedPicture, sizes?: string) {
  const widest = Math.min(width, widestWidth, usefulWidth(sizes))
  const widths = [...pictureWidths.filter((one) => one < widest), widest]
  return formats.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((one) => `${paths.picture({ name, format, width: one, version })} ${one}w`).join(', '),
  }))
}

/** Where the size is one length, as for a thumbnail, no browser wants more than three times that. */
function usefulWidth(sizes = ''): number {
  const [, number, unit] = /^([\d.]+)(rem|px)$/.exec(sizes) ?? []
  if (number === undefined) return Infinity
  const wanted = Number(number) * (unit === 'rem' ? 16 : 1) * densest
  return pictureWidths.find((width) => width >= wanted) ?? Infinity
}
