import type { MailAttachment } from '@trivet/core/contract/mail'

/** As it is sent, stored and shown. */
export type WrittenMail = { subject: string; html: string; text: string; attachments: MailAttachment[] }
