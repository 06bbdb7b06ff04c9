import type { ContactMessage, ContactState } from '@trivet/core/contract/contact'
import type { MessageRow } from './messages.repo.ts'

export function toContactMessage(row: MessageRow): ContactMessage {
  const { id, name, email, subject, message, createdAt, readAt, readBy, answeredAt, answeredBy } = row
  return {
    _id: id,
    name,
    email,
    subject,
    message,
    createdAt: createdAt.toISOString(),
    state: stateOf(row),
    read: staffAction(readAt, readBy),
    answered: staffAction(answeredAt, answeredBy),
  }
}

export function stateOf({ readAt, answeredAt }: Pick<MessageRow, 'readAt' | 'answeredAt'>): ContactState {
  if (answeredAt) return 'answered'
  return readAt ? 'read' : 'new'
}

function staffAction(at: Date | null, by: string | null) {
  return at && { at: at.toISOString(), by: by ?? 'A deleted account' }
}
