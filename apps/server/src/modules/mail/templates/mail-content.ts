import type { MailAttachment } from '@trivet/core/contract/mail'

/** A mail as its template words it; how it looks is decided elsewhere, once for all. */
export type MailContent = {
  subject: string
  /** What a list of mails shows after the subject. */
  preview: string
  heading: string
  blocks: Block[]
  attachments?: MailAttachment[]
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'lines'; lines: string[] }
  | { kind: 'plan'; stops: Stop[] }
  | { kind: 'docket'; lines: DocketLine[]; rows: DocketRow[]; total: DocketRow; after: DocketRow[] }
  | { kind: 'facts'; rows: DocketRow[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'links'; links: { label: string; href: string; note?: string }[] }

/** A day of the trip, and what happens on it. */
export type Stop = { when: string; title: string; text: string }

/** An item of the order, with what a custom kit is packed from. */
export type DocketLine = { name: string; quantity: number; price: string; packed?: string }

export type DocketRow = { label: string; value: string }
