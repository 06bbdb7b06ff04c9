/** Of a page whose address is the key to it: it goes to no other site, into no store and into no search engine. */
export function secretLinkHeaders() {
  return {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  }
}
