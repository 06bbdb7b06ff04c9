import { pino, type DestinationStream, type Logger } from 'pino'
import { systemClock } from './clock.ts'

export type { Logger }

const secretNames = new Set([
  'password',
  'confirmPassword',
  'currentPassword',
  'passwordHash',
  'token',
  'challenge',
  'secret',
  'recoveryCodes',
  'sessionToken',
  'paymentToken',
  'authorization',
  'cookie',
  // how to get into a home, and whom to call there
  'access',
  'accessNotes',
  'phone',
  'deliveryNotes',
])

const deepest = 4

/** JSON lines with UTC times. Secrets are cut out even where a careless line would hold them. */
export function createLogger(level: string, destination: DestinationStream = standardOutput()): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: () => `,"time":"${systemClock.now().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }), log: (line) => withoutSecrets(line, 1) },
    },
    destination,
  )
}

type Fields = Record<string, unknown>

/** pino's own redaction costs more than the rest of the line. */
function withoutSecrets(fields: Fields, depth: number): Fields {
  const safe: Fields = {}
  for (const name in fields) {
    if (secretNames.has(name)) continue
    const value = fields[name]
    safe[name] = isPlainObject(value) && depth < deepest ? withoutSecrets(value, depth + 1) : value
  }
  return safe
}

function isPlainObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** Lines gather while one is being written: a write to the terminal for each would cost every request. */
function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false })
}
