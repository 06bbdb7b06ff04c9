/** Where a photo of a stop lies in the file store. */
export function stopPhotoKey({ orderId, photoId }: { orderId: string; photoId: string }): string {
  return `stops/${orderId}/${photoId}.webp`
}
