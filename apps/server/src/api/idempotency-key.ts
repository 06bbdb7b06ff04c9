import * as generalCopy from '@trivet/core/copy/general'

import { AppError } from './app-error.ts'
import type { Caller } from './context.ts'

const printableAscii = /^[ -~]{1,255}$/

/** The caller's Idempotency-Key, with or without the quotes of a structured header. */
export function requireIdempotencyKey({ idempotencyKeys }: Caller): string {
  const [sent, ...others] = idempotencyKeys
  if (!sent) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
  const key = /^"(.*)"$/.exec(sent)?.[1] ?? sent
  if (others.length > 0 || !printableAscii.test(key)) {
    throw new AppError('INVALID_INPUT', {
      errors: [{ path: 'Idempotency-Key', message: generalCopy.invalidInput }],
    })
  }
  return key
}
