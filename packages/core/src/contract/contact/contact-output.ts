import * as z from 'zod'
import { instantOutput } from '../catalog/catalog-output.ts'
import { contactStates } from './contact-input.ts'

/** Who of the staff did something, and when. */
const byStaff = z.object({ at: instantOutput, by: z.string().meta({ description: 'A name' }) })
const staffAction = byStaff.nullable()

export const contactMessageOutput = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: instantOutput,
  state: z.enum(contactStates),
  read: staffAction,
  answered: staffAction,
  answers: z
    .array(byStaff.extend({ text: z.string() }))
    .meta({ description: 'Mailed from the admin, the oldest first' }),
})

const page = { page: z.int(), pages: z.int(), total: z.int() }

export const contactPageOutput = z.object({ messages: z.array(contactMessageOutput), ...page })

export const subscriberOutput = z.object({
  _id: z.string(),
  email: z.string(),
  subscribedAt: instantOutput,
  unsubscribedAt: instantOutput.nullable(),
})

export const subscriberPageOutput = z.object({
  subscribers: z.array(subscriberOutput),
  ...page,
  counts: z.object({ subscribed: z.int(), unsubscribed: z.int() }),
})

export type ContactMessage = z.infer<typeof contactMessageOutput>
export type ContactPage = z.infer<typeof contactPageOutput>
export type Subscriber = z.infer<typeof subscriberOutput>
export type SubscriberPage = z.infer<typeof subscriberPageOutput>
