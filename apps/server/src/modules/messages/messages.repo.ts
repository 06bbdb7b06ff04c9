import type { ContactFilter, ContactState } from '@trivet/core/contract/contact'
import { rows, type PrismaDb, type Sql } from '../../platform/database.ts'
import {
  findStaffPage,
  holds,
  narrowing,
  orderOf,
  readStaffList,
  type StaffList,
} from '../../platform/staff-list.ts'
import type { CsvCell } from '../../platform/csv.ts'

type NewMessage = {
  id: string
  name: string
  email: string
  subject: string
  message: string
  createdAt: Date
}

export type MessageRow = NewMessage & {
  readAt: Date | null
  readBy: string | null
  answeredAt: Date | null
  answeredBy: string | null
}

const columns = `m.id, m.name, m.email, m.subject, m.message, m.created_at AS "createdAt", m.read_at AS "readAt",
  m.answered_at AS "answeredAt", (SELECT name FROM users WHERE id = m.read_by) AS "readBy",
  (SELECT name FROM users WHERE id = m.answered_by) AS "answeredBy"`

const list: StaffList = { columns, from: 'contact_messages m', key: 'm.id' }

const stateSql = {
  new: 'm.read_at IS NULL',
  read: 'm.read_at IS NOT NULL AND m.answered_at IS NULL',
  answered: 'm.answered_at IS NOT NULL',
} as const satisfies Record<ContactState, string>

export async function insertMessage(db: PrismaDb, message: NewMessage): Promise<void> {
  await db.contactMessage.create({ data: message })
}

export function findMessages(
  sql: Sql,
  filter: ContactFilter,
  { page, pageSize }: { page: number; pageSize: number },
) {
  return findStaffPage<MessageRow>(sql, list, { ...narrowed(filter), page, pageSize })
}

export function readMessages(sql: Sql, filter: ContactFilter, cells: (row: MessageRow) => CsvCell[]) {
  return readStaffList<MessageRow>(sql, list, narrowed(filter), cells)
}

export async function findMessage(sql: Sql, id: string): Promise<MessageRow | null> {
  const [row] = await rows<MessageRow>(sql, {
    name: 'contact-message',
    text: `SELECT ${columns} FROM contact_messages m WHERE m.id = $1`,
    values: [id],
  })
  return row ?? null
}

/** Held until the transaction ends; null when there is none. */
export async function lockMessage(
  tx: Sql,
  id: string,
): Promise<Pick<MessageRow, 'readAt' | 'answeredAt'> | null> {
  const [row] = await rows<Pick<MessageRow, 'readAt' | 'answeredAt'>>(tx, {
    name: 'lock-contact-message',
    text: `SELECT read_at AS "readAt", answered_at AS "answeredAt" FROM contact_messages WHERE id = $1 FOR UPDATE`,
    values: [id],
  })
  return row ?? null
}

/** Who read it first stays who read it. */
export async function writeMessageState(
  tx: Sql,
  { id, state, actorId, now }: { id: string; state: ContactState; actorId: string; now: Date },
): Promise<void> {
  await rows(tx, {
    name: 'mark-contact-message',
    text: `UPDATE contact_messages SET
        read_at = CASE WHEN $2 = 'new' THEN NULL ELSE coalesce(read_at, $4) END,
        read_by = CASE WHEN $2 = 'new' THEN NULL ELSE coalesce(read_by, $3) END,
        answered_at = CASE WHEN $2 = 'answered' THEN $4 END,
        answered_by = CASE WHEN $2 = 'answered' THEN $3 END
      WHERE id = $1`,
    values: [id, state, actorId, now],
  })
}

function narrowed({ q, state, sort = '-received' }: ContactFilter) {
  const narrow = narrowing()
  narrow.when(q, (place) => holds(`concat_ws(' ', m.name, m.email, m.subject, m.message)`, place))
  narrow.always(state && stateSql[state])
  return narrow.by(orderOf(sort, { received: 'm.created_at', name: 'lower(m.name)' }, 'm.id'))
}
