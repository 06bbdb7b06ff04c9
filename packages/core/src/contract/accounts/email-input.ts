import * as accountsCopy from '../../copy/accounts/sentences.ts'

import { plainText } from '../fields/text-input.ts'
import { isEmail } from '../../accounts/email.ts'

/** An address as it was typed, trimmed; `required` is the sentence when there is none. */
export const requiredEmail = (required: string) =>
  plainText({ max: 254, required, tooLong: accountsCopy.emailInvalid }).refine(isEmail, {
    error: accountsCopy.emailInvalid,
  })
