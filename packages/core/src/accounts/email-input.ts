import { messages } from '../messages.ts'
import { plainText } from '../text-input.ts'
import { isEmail } from './email.ts'

/** An address as it was typed, trimmed; `required` is the sentence when there is none. */
export const requiredEmail = (required: string) =>
  plainText({ max: 254, required, tooLong: messages.emailInvalid }).refine(isEmail, {
    error: messages.emailInvalid,
  })
