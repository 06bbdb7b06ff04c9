import { createHash } from 'node:crypto'

/** Other sites whose scripts a page runs, by what they may do. */
export type ForeignHosts = { script: string[]; frame: string[]; connect: string[]; image: string[] }

const nobody: ForeignHosts = { script: [], frame: [], connect: [], image: [] }

/** A page's Content-Security-Policy: our own files, and no inline scripts but these. */
export function pagePolicy(scripts: string[], others: ForeignHosts = nobody): string {
  const hashes = scripts.map((script) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self'${[...new Set(hashes)].join('')}${listed(others.script)}`,
    "style-src 'self'",
    `img-src 'self' data:${listed(others.image)}`,
    `connect-src 'self'${listed(others.connect)}`,
    ...(others.frame.length > 0 ? [`frame-src${listed(others.frame)}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function listed(hosts: string[]): string {
  return hosts.map((host) => ` ${host}`).join('')
}
