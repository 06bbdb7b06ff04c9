import { sharp } from './sharp.ts'
import { AppError } from '../api/app-error.ts'

export const maxPictureBytes = 5 * 1024 * 1024
const maxPixels = 40_000_000
/** Wider or higher ones are made smaller: no page shows more. */
const longestSide = 2400

/** What every picture that was taken in is. */
export const takenPictureType = 'image/webp'

export type TakenPicture = { bytes: Buffer; width: number; height: number }

/**
 * Makes a picture of our own from what somebody sent, or refuses it. Its type is told by its content, whatever it is
 * called; nothing but its pixels is taken over, so no place, no name and nothing hidden behind it comes along.
 */
export async function takePicture(bytes: Uint8Array): Promise<TakenPicture> {
  if (bytes.byteLength > maxPictureBytes) throw new AppError('PICTURE_TOO_LARGE')
  // before any decoder sees it: SVG, GIF and documents are none of ours
  if (!isPicture(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    throw new AppError('PICTURE_UNREADABLE')
  }
  await refuseManyPixels(bytes)
  try {
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (cause) {
    throw new AppError('PICTURE_UNREADABLE', { cause })
  }
}

/** The size stands at the head of the file: a bomb is never unpacked. */
async function refuseManyPixels(bytes: Uint8Array): Promise<void> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError('PICTURE_UNREADABLE', { cause })
    })
  if (size.width * size.height > maxPixels) throw new AppError('PICTURE_TOO_MANY_PIXELS')
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
}

function isPicture(bytes: Buffer): boolean {
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  const isPng = bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  const isWebp = textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP'
  const isAvif = textAt(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(textAt(bytes, 8, 12))
  return isJpeg || isPng || isWebp || isAvif
}

function textAt(bytes: Buffer, start: number, end: number): string {
  return bytes.subarray(start, end).toString('latin1')
}
