/** Where a photo lies in the file store. */
export function photoKey(orderId: string, photoId: string): string {
  return `damage/${orderId}/${photoId}.webp`
}
