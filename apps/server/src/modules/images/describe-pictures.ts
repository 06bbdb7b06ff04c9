import { readFile } from 'node:fs/promises'
import { sharp } from '../../platform/sharp.ts'
import { readPictures } from './picture-files.ts'

/** What is known of a picture without opening it. */
export type PictureDescription = {
  file: string
  width: number
  height: number
  /** The mean colour, shown until the picture is there; null for a cut-out, which would keep it as its ground. */
  color: string | null
  hash: string
}

/** Every picture of a directory by its name, in alphabetical order, so that a list of them changes as they do. */
export async function describePictures(directory: string): Promise<Record<string, PictureDescription>> {
  const pictures = [...(await readPictures(directory))].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const described = []
  for (const [name, { path, file, hash }] of pictures) {
    described.push([name, { file, ...(await measurePicture(await readFile(path))), hash }] as const)
  }
  return Object.fromEntries(described)
}

export async function measurePicture(
  body: Buffer,
): Promise<Pick<PictureDescription, 'width' | 'height' | 'color'>> {
  const { width, height, hasAlpha } = await sharp(body).metadata()
  // statistics of a whole picture are dear, and without transparency nothing is asked of them
  const isOpaque = !hasAlpha || (await sharp(body).stats()).isOpaque
  return { width, height, color: isOpaque ? await meanColor(body) : null }
}

async function meanColor(body: Buffer): Promise<string> {
  const pixel = await sharp(body).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}
