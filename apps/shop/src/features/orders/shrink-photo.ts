// the server takes 5 MB
const largeBytes = 4 * 1024 * 1024
const longestSide = 2400

/** What a phone's camera makes is often larger than needed: large photos are made smaller before they travel. */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  if (photo.size <= largeBytes) return photo
  try {
    const bitmap = await createImageBitmap(photo)
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.86))
    return small ?? photo
  } catch {
    // the server says what is wrong with it
    return photo
  }
}
