import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as contactCopy from '../../copy/contact/sentences.ts'
import { requiredEmail } from '../accounts/email-input.ts'

import { queryPageNumber, querySearch, querySort, queryWord } from '../fields/query-input.ts'
import { plainText } from '../fields/text-input.ts'

const required = generalCopy.fillRequiredFields

export const contactInput = z.object({
  name: plainText({ max: 100, required }),
  email: requiredEmail(required),
  subject: plainText({ max: 200 }).default(''),
  message: plainText({ max: 5000, multiline: true, required }),
})

export const contactStates = ['new', 'read', 'answered'] as const

export type ContactState = (typeof contactStates)[number]

/** What narrows the staff's list; newest first unless `sort` says otherwise. */
export const contactFilterInput = z.object({
  q: querySearch.meta({ description: 'Part of a name, email, subject or message' }),
  state: queryWord(contactStates, generalCopy.invalidStatus),
  sort: querySort(['received', 'name']),
})

export const contactListInput = contactFilterInput.extend({ pageNumber: queryPageNumber })

/** Any text: what is no id belongs to no message, and answers as an unknown one. */
export const contactIdInput = z.object({ id: z.string() })

export const markContactInput = z.object({
  from: z
    .enum(contactStates, { error: generalCopy.invalidStatus })
    .meta({ description: 'As it was seen; refused when it is another one by now' }),
  state: z.enum(contactStates, { error: generalCopy.invalidStatus }),
})

export const answerContactInput = z.object({
  text: plainText({ max: 5000, multiline: true, required: contactCopy.answerRequired }),
  seen: z.int({ error: generalCopy.invalidInput }).min(0, generalCopy.invalidInput).meta({
    description:
      'How many answers there were when this one was written; refused when there are others by now',
  }),
})

export type ContactInput = z.output<typeof contactInput>
export type ContactFilter = z.output<typeof contactFilterInput>
export type ContactListInput = z.output<typeof contactListInput>
export type MarkContactInput = z.output<typeof markContactInput>
export type AnswerContactInput = z.output<typeof answerContactInput>
