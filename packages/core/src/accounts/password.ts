import { messages } from '../messages.ts'
import { codePoints } from '../text-input.ts'
import { commonPasswords } from './common-passwords.ts'
import { emailKey } from './email.ts'
import { maxPasswordLength, minPasswordLength } from './password-length.ts'

/**
 * What is wrong with a new password, as a sentence; null when it will do. See docs/policy.md#passwords-and-sessions.
 */
export function passwordProblem(password: string, email: string): string | null {
  const length = codePoints(password)
  if (length < minPasswordLength) return messages.passwordTooShort
  if (length > maxPasswordLength) return messages.passwordTooLong
  const guess = password.trim().toLowerCase()
  if (commonPasswords.has(guess) || guess === emailKey(email)) return messages.passwordTooCommon
  return null
}
