import { pictureWidth } from '@trivet/core/catalog'
import { sizedFormats, type SizedFormat } from './sized-pictures.ts'

const pictureName = /^([a-z0-9][a-z0-9_-]{0,99})(?:\.(jpg|jpeg|png|webp|avif))?$/
const widthPattern = /^[1-9][0-9]{0,5}$/
const widest = Infinity

/** `w` is the width that is asked for, `v` the version of the picture the sender knows. */
export type PictureQuery = { w?: unknown; v?: unknown }

export type PictureAddress = {
  name: string
  /** Null for the picture as it is. */
  size: { width: number; format: SizedFormat } | null
  version: string | undefined
}

/** What an address asks for: a name, and perhaps a format and a width; null when it asks for nothing we know. */
export function readPictureAddress(text: string, { w, v }: PictureQuery): PictureAddress | null {
  const [, name, ending = 'webp'] = pictureName.exec(text) ?? []
  if (name === undefined) return null
  const version = typeof v === 'string' ? v : undefined
  const format = sizedFormats.find((one) => one === ending) ?? 'webp'
  if (w === undefined) {
    const size = ending === 'avif' ? { width: pictureWidth(widest), format } : null
    return { name, size, version }
  }
  if (typeof w !== 'string' || !widthPattern.test(w)) return null
  return { name, size: { width: pictureWidth(Number(w)), format }, version }
}
