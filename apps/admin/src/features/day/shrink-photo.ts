import { photoUnreadable } from '@trivet/core/copy/dispatch'

const longestSide = 1600
const quality = 0.8

/** A photo as small as a stop needs it. Only its pixels go on: where it was taken does not. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(photoUnreadable)
  })
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  // a phone keeps the memory of a canvas until it is small
  canvas.width = 1
  if (!photo) throw new Error(photoUnreadable)
  return photo
}
