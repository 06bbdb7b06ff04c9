import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody can guess: for a session, or for a link that opens something to whoever has it. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The database keeps this, which cannot be turned back into the token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
