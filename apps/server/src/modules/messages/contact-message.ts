import type { ContactMessage, ContactState } from '@trivet/core/contract/contact'
import type { MessageRow } from './messages.repo.ts'

export function toContactMessage(row: MessageRow): ContactMessage {
  const { id, name, email, subject, message, createdAt, readAt, readBy, answeredAt, answeredBy, answers } =
    row
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
    // JSON made by the database writes instants with the offset of its session
    answers: answers.map(({ at, by, text }) => ({ ...staffAction(new Date(at), by), text })),
  }
}

export function stateOf({ readAt, answeredAt }: Pick<MessageRow, 'readAt' | 'answeredAt'>): ContactState {
  if (answeredAt) return 'answered'
  return readAt ? 'read' : 'new'
}

function staffAction<At extends Date | null>(at: At, by: string | null) {
  return at && { at: at.toISOString(), by: by ?? 'A deleted account' }
}
