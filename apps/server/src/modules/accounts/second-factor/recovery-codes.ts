import { createHash, randomInt } from 'node:crypto'
import { recoveryCodeCount, recoveryCodeLength, recoveryCodeLetters } from '@trivet/core/sign-in'

/** New ones, as they are typed. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from(
      { length: recoveryCodeLength },
      () => recoveryCodeLetters[randomInt(recoveryCodeLetters.length)],
    ).join(''),
  )
}

/** The database keeps what cannot be turned back into a code; of two accounts, never the same. */
export function recoveryCodeId({ userId, code }: { userId: string; code: string }): string {
  return createHash('sha256').update(`${userId}:${code}`).digest('hex')
}
