import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as newsletterCopy from '../../copy/newsletter/sentences.ts'
import { requiredEmail } from '../accounts/email-input.ts'

import { queryPageNumber, querySearch, querySort, queryWord } from '../fields/query-input.ts'
import { plainText } from '../fields/text-input.ts'

export const newsletterInput = z.object({ email: requiredEmail(generalCopy.fillRequiredFields) })

/** What the link in a newsletter carries. */
export const unsubscribeInput = z.object({
  token: plainText({
    max: 200,
    required: newsletterCopy.unsubscribeLinkInvalid,
    tooLong: newsletterCopy.unsubscribeLinkInvalid,
  }),
})

export const subscriberStates = ['subscribed', 'unsubscribed'] as const

/** What narrows the staff's list: those who are subscribed unless `state` says otherwise, newest first. */
export const newsletterFilterInput = z.object({
  q: querySearch.meta({ description: 'Part of an email' }),
  state: queryWord(subscriberStates, generalCopy.invalidStatus),
  sort: querySort(['since', 'email']),
})

export const newsletterListInput = newsletterFilterInput.extend({ pageNumber: queryPageNumber })

/** Any text: what is no id belongs to no subscription, and answers as an unknown one. */
export const subscriberIdInput = z.object({ id: z.string() })

export type NewsletterInput = z.output<typeof newsletterInput>
export type UnsubscribeInput = z.output<typeof unsubscribeInput>
export type NewsletterFilter = z.output<typeof newsletterFilterInput>
export type NewsletterListInput = z.output<typeof newsletterListInput>
