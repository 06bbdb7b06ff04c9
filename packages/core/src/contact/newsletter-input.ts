import * as z from 'zod'
import { requiredEmail } from '../accounts/email-input.ts'
import { messages } from '../messages.ts'
import { plainText, queryPageNumber } from '../text-input.ts'

export const newsletterInput = z.object({ email: requiredEmail(messages.fillRequiredFields) })

/** What the link in a newsletter carries. */
export const unsubscribeInput = z.object({
  token: plainText({
    max: 200,
    required: messages.unsubscribeLinkInvalid,
    tooLong: messages.unsubscribeLinkInvalid,
  }),
})

/** The staff's list, newest first. */
export const newsletterListInput = z.object({ pageNumber: queryPageNumber })

export type NewsletterInput = z.output<typeof newsletterInput>
export type UnsubscribeInput = z.output<typeof unsubscribeInput>
export type NewsletterListInput = z.output<typeof newsletterListInput>
