import { createHash } from 'node:crypto'

const inlineScripts = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** A page's Content-Security-Policy: our own files, and the very inline scripts that stand in it. */
export function pagePolicy(html: string): string {
  const hashes = Array.from(html.matchAll(inlineScripts), ([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64')
    return ` 'sha256-${hash}'`
  })
  return [
    "default-src 'self'",
    `script-src 'self'${[...new Set(hashes)].join('')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
