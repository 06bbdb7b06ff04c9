import { pino, type DestinationStream, type Logger } from 'pino'

export type { Logger }

const secretNames = [
  'password',
  'confirmPassword',
  'currentPassword',
  'token',
  'authorization',
  'paymentToken',
]

/** JSON lines with UTC times. Secrets are cut out even where a careless line would hold them. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
    },
    destination,
  )
}
