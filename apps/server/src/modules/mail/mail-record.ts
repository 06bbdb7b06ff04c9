import type { ListedMail, MailAttachment, MailDetails, MailStatus } from '@trivet/core/contract/mail'
import { secretTemplates, type MailTemplate } from '@trivet/core/mail'
import type { ListedRow, MailRow } from './mails.repo.ts'

export function toListedMail(row: ListedRow): ListedMail {
  const { id, template, recipient, subject, attempts, orderId, orderNumber, lastError } = row
  return {
    _id: id,
    // template and status are held to core's lists by constraints of the table
    template: template as MailTemplate,
    recipient,
    subject,
    status: row.status as MailStatus,
    attempts,
    orderId,
    orderNumber,
    lastError,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  }
}

export function toMail(row: MailRow): MailDetails {
  return {
    ...toListedMail(row),
    html: row.html,
    text: row.text,
    attachments: row.attachments as MailAttachment[],
    receipt: row.receipt,
    canResend: isOver(row.status) && !isSecret(row.template),
  }
}

export const isOver = (status: string): boolean => status === 'sent' || status === 'dead'

export const isSecret = (template: string): boolean => secretTemplates.includes(template as MailTemplate)
