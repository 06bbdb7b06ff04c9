import { brokenConstraint } from '../platform/broken-constraint.ts'
import { AppError } from './app-error.ts'

// besides the classes 08, connection lost, and 53, out of disk, memory or connections
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57014', // the statement took too long
  '57P01',
  '57P02',
  '57P03', // shutting down or starting up
  '58030', // its disk cannot be read or written
  'ENOSPC', // our own disk is full
])

// node-postgres gives these no code
const connectionTexts =
  /Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client was closed|Cannot use a pool after/

/** What a driver's error means to a client; null when it is ours to explain. */
export function databaseError(error: unknown): AppError | null {
  const facts = factsOf(error)
  if (facts.codes.includes('22021')) return new AppError('INVALID_INPUT', { cause: error }) // U+0000 in a text
  // whatever brings a visit to another day or window, back to life, or to another area
  if (brokenConstraint(error) === 'window_days_never_overfull')
    return new AppError('WINDOW_FULL', { cause: error })
  const isAway =
    facts.codes.some((code) => awayCodes.has(code) || /^(08|53)...$/.test(code)) ||
    facts.texts.some((text) => connectionTexts.test(text))
  return isAway ? new AppError('UNAVAILABLE', { retryAfterSeconds: 5, cause: error }) : null
}

type Facts = { codes: string[]; texts: string[] }

function factsOf(error: unknown, facts: Facts = { codes: [], texts: [] }): Facts {
  if (typeof error !== 'object' || error === null) return facts
  if ('code' in error && typeof error.code === 'string') facts.codes.push(error.code)
  if ('message' in error && typeof error.message === 'string') facts.texts.push(error.message)
  if ('cause' in error) factsOf(error.cause, facts)
  return facts
}
