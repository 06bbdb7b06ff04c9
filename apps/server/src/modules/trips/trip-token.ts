import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody can guess; told once, in a link. */
export function newTripToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashTripToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function tripLink(publicUrl: string, token: string): string {
  return new URL(`/trip/${token}`, publicUrl).href
}
