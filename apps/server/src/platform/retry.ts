import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '../api/app-error.ts'

const tries = 3
const conflictCodes = new Set(['40001', '40P01', 'P2034'])

/** Runs a transaction again when PostgreSQL gave it up in favour of another one. */
export async function retryConflicts<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; tried <= tries; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!isConflict(error)) throw error
      // without jitter the two would meet again
      if (tried < tries) await wait(Math.random() * 20 * 2 ** tried)
    }
  }
  throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 })
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && conflictCodes.has(error.code)) return true
  // at COMMIT Prisma's adapter lets its own error through
  return error.message.includes('TransactionWriteConflict') || isConflict(error.cause)
}
