import type { HeadersArgs } from 'react-router'

/** Public pages are the same for everyone: a shared cache may keep them for a minute. */
export function publicPageHeaders({ errorHeaders }: HeadersArgs): HeadersInit {
  return {
    'Cache-Control': errorHeaders ? 'no-store' : 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  }
}

/** A page that is the same for everyone, by the headers it is sent with. */
export function isForEverybody(headers: Headers): boolean {
  return /\bpublic\b/.test(headers.get('Cache-Control') ?? '')
}
