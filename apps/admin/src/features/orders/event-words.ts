import { orderStatuses, statusLabel, type OrderEvent } from '@trivet/core'

const sentences: Record<string, string> = {
  placed: 'Order placed',
  paid: 'Payment received',
  'payment-declined': 'Payment declined',
  'confirmation-required': 'Waiting for the bank’s confirmation',
  expired: 'Not paid in time, items released',
  note: 'Internal note',
}

const mailStates: Record<string, string> = {
  queued: 'Mail waits to be sent',
  sent: 'Mail sent',
  failed: 'Mail failed, and is tried again',
  dead: 'Mail could not be sent',
}

/** What happened, in one line; of a step, from where to where. */
export function sentenceOf({
  kind,
  from,
  to,
  mail,
}: Pick<OrderEvent, 'kind' | 'from' | 'to' | 'mail'>): string {
  if (mail) return mailStates[mail.status] ?? 'Mail'
  const move = from && to ? `${labelOf(from)} → ${labelOf(to)}` : null
  if (kind === 'status' && move) return move
  // a kind of event this console does not know yet is shown in the server's word
  const sentence = sentences[kind] ?? inWords(kind)
  return move ? `${sentence} · ${move}` : sentence
}

function labelOf(status: string): string {
  const known = orderStatuses.find((one) => one === status)
  return known ? statusLabel(known) : inWords(status)
}

/** 'insufficient-funds' → 'Insufficient funds'; what people wrote stays as it is. */
export function inWords(text: string): string {
  return /^[a-z]+(-[a-z]+)*$/.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ')
    : text
}
