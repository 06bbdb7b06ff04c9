import * as accountsCopy from '../copy/accounts/sentences.ts'

import { codePoints } from '../contract/fields/text-input.ts'
import { commonPasswords } from './common-passwords.ts'
import { emailKey } from './email.ts'
import { maxPasswordLength, minPasswordLength } from './password-length.ts'

/**
 * What is wrong with a new password, as a sentence; null when it will do. See docs/policy.md#passwords-and-sessions.
 */
export function passwordProblem(password: string, email: string): string | null {
  const length = codePoints(password)
  if (length < minPasswordLength) return accountsCopy.passwordTooShort
  if (length > maxPasswordLength) return accountsCopy.passwordTooLong
  const guess = password.trim().toLowerCase()
  if (commonPasswords.has(guess) || guess === emailKey(email)) return accountsCopy.passwordTooCommon
  return null
}
