/**
 * Path and query of what a request asks for. A request may name the site as well, as if this were a proxy (RFC 9112, 3.2.2);
 * whichever it names, its pages are those of this shop.
 */
export function originForm(target: string): string {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return path === target || path.startsWith('/') ? path : `/${path}`
}
