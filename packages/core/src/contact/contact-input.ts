import * as z from 'zod'
import { requiredEmail } from '../accounts/email-input.ts'
import { messages } from '../messages.ts'
import { plainText, queryPageNumber } from '../text-input.ts'

const required = messages.fillRequiredFields

export const contactInput = z.object({
  name: plainText({ max: 100, required }),
  email: requiredEmail(required),
  subject: plainText({ max: 200 }).default(''),
  message: plainText({ max: 5000, multiline: true, required }),
})

/** The staff's list, newest first. */
export const contactListInput = z.object({ pageNumber: queryPageNumber })

export type ContactInput = z.output<typeof contactInput>
export type ContactListInput = z.output<typeof contactListInput>
