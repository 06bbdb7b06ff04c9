// letters, digits, '-' and '_' between single slashes: nothing that could be decoded into another address
const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?$/

/** Where to go after signing in: a page of this site, else the home page. Only the app knows its pages. */
export function safeRedirect(value: unknown, isPage: (path: string) => boolean): string {
  if (typeof value !== 'string' || !/^[!-~]+$/.test(value)) return '/'
  // 'https:evil' would be read as a path
  if (/^[a-z][a-z0-9+.-]*:/i.test(value)) return '/'

  const base = 'https://trivet.invalid'
  if (!URL.canParse(value, base)) return '/'
  const { origin, pathname, search, hash } = new URL(value, base)
  const isOwn = origin === base && plainPath.test(pathname) && isPage(pathname)
  return isOwn ? `${pathname}${search}${hash}` : '/'
}
