import type { HeadersArgs } from 'react-router'

/** The same for everyone, but not all of it could be had just now. */
export const keptByNobody = 'public, no-store'

/** Public pages are the same for everyone: a shared cache may keep them for a minute, unless their loader says otherwise. */
export function publicPageHeaders({ errorHeaders, loaderHeaders }: HeadersArgs): HeadersInit {
  if (errorHeaders) return { 'Cache-Control': 'no-store' }
  const standard = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
  return { 'Cache-Control': loaderHeaders.get('Cache-Control') ?? standard }
}

/** A page that is the same for everyone, by the headers it is sent with. */
export function isForEverybody(headers: Headers): boolean {
  return /\bpublic\b/.test(headers.get('Cache-Control') ?? '')
}
