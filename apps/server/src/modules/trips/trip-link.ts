export function tripLink(publicUrl: string, token: string): string {
  return new URL(`/trip/${token}`, publicUrl).href
}
