import { codePoints } from '../text/code-points.ts'
import { commonPasswords } from './common-passwords.ts'
import { emailKey } from './email.ts'
import { maxPasswordLength, minPasswordLength } from './password-length.ts'

export type PasswordFault = 'too-short' | 'too-long' | 'too-common'

/** What is wrong with a new password; null when it will do. See docs/policy.md#passwords-and-sessions. */
export function passwordProblem(password: string, email: string): PasswordFault | null {
  const length = codePoints(password)
  if (length < minPasswordLength) return 'too-short'
  if (length > maxPasswordLength) return 'too-long'
  const guess = password.trim().toLowerCase()
  return commonPasswords.has(guess) || guess === emailKey(email) ? 'too-common' : null
}
