import * as z from 'zod'
import { instantOutput } from '../catalog/catalog-output.ts'

export const contactMessageOutput = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: instantOutput,
})

export const contactPageOutput = z.object({
  messages: z.array(contactMessageOutput),
  page: z.int(),
  pages: z.int(),
})

export const subscriberOutput = z.object({ _id: z.string(), email: z.string(), subscribedAt: instantOutput })

export const subscriberPageOutput = z.object({
  subscribers: z.array(subscriberOutput),
  page: z.int(),
  pages: z.int(),
})

export type ContactMessage = z.infer<typeof contactMessageOutput>
export type ContactPage = z.infer<typeof contactPageOutput>
export type Subscriber = z.infer<typeof subscriberOutput>
export type SubscriberPage = z.infer<typeof subscriberPageOutput>
