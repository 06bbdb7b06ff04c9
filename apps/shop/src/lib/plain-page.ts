/** The `handle` of a route that stands without the site's frame and scripts. */
export const plainPage = { isPlain: true } as const

export function isPlainPage(handle: unknown): boolean {
  return handle === plainPage
}
