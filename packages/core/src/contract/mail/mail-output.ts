import * as z from 'zod'
import { instantOutput } from '../catalog/catalog-output.ts'
import { orderNumberOutput } from '../orders/order-number.ts'
import { mailStatuses } from './mail-input.ts'
import { mailTemplates } from '../../mail/mail-templates.ts'

export const listedMailOutput = z.object({
  _id: z.string(),
  template: z.enum(mailTemplates).meta({ description: "What it tells, such as 'order-confirmed'" }),
  recipient: z.string(),
  subject: z.string().nullable().meta({ description: 'Null until it was written' }),
  status: z.enum(mailStatuses),
  attempts: z.int(),
  orderId: z.string().nullable(),
  orderNumber: orderNumberOutput.nullable(),
  createdAt: instantOutput,
  sentAt: instantOutput.nullable(),
  nextAttemptAt: instantOutput.nullable(),
  lastError: z.string().nullable(),
})

export const mailPageOutput = z.object({
  mails: z.array(listedMailOutput),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  counts: z.record(z.enum(mailStatuses), z.int()).meta({ description: 'How many there are of each status' }),
})

export const mailOutput = listedMailOutput.extend({
  html: z.string().nullable(),
  text: z.string().nullable(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
  receipt: z.string().nullable().meta({ description: 'What the mail server answered' }),
  canResend: z.boolean(),
})

export type ListedMail = z.infer<typeof listedMailOutput>
export type MailPage = z.infer<typeof mailPageOutput>
export type MailDetails = z.infer<typeof mailOutput>
export type MailAttachment = MailDetails['attachments'][number]
