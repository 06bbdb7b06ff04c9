import { randomBytes } from 'node:crypto'

/** 24 lower-case hex characters that nobody can guess from the ones before. */
export function newId(): string {
  return randomBytes(12).toString('hex')
}
