import * as accountsCopy from './sentences.ts'

import type { PasswordFault } from '../../accounts/password.ts'

const words = {
  'too-short': accountsCopy.passwordTooShort,
  'too-long': accountsCopy.passwordTooLong,
  'too-common': accountsCopy.passwordTooCommon,
} as const satisfies Record<PasswordFault, string>

export function passwordMessage(code: PasswordFault): string {
  return words[code]
}
