import { generateSync } from 'otplib'
import type { TestClock } from './clock.ts'

/** The app on a phone: a new code each time it is asked, as after waiting for the next half minute. */
export function authenticator(secret: string, clock: TestClock) {
  const key = secret.replaceAll(' ', '')
  return {
    codeNow: () => generateSync({ secret: key, epoch: Math.floor(clock.now().getTime() / 1000) }),
    nextCode() {
      clock.advance(30_000)
      return this.codeNow()
    },
  }
}
