import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody can guess; told once, in a mail. */
export function newQuoteToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashQuoteToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
