import { contactStates, type ContactFilter, type ContactState } from '@trivet/core/contract/contact'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CsvCell } from '../../platform/csv.ts'
import type { Sql } from '../../platform/database.ts'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { someFields, type NewRow } from '../../platform/sql/fields.ts'
import { lower } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { findStaffPage, holds, orderOf, readStaffList, type Narrowed } from '../../platform/sql/staff-list.ts'
import { statement, statements } from '../../platform/sql/statement.ts'

// until somebody reads and answers it
const later = ['readAt', 'readBy', 'answeredAt', 'answeredBy'] as const

type NewMessage = NewRow<'contact_messages', (typeof later)[number]>

const eb = expressionBuilder<Tables & { m: Tables['contact_messages'] }, 'm'>()

const nameOf = (person: 'm.read_by' | 'm.answered_by') =>
  eb.selectFrom('users').select('users.name').whereRef('users.id', '=', person)

const answers = eb
  .selectFrom('contact_answers as a')
  .select((answer) => [
    'a.answered_at as at',
    answer.selectFrom('users').select('users.name').whereRef('users.id', '=', 'a.answered_by').as('by'),
    'a.text',
  ])
  .whereRef('a.message_id', '=', 'm.id')
  .orderBy('a.position')

const messages = (db: Builder) => db.selectFrom('contact_messages as m')

const shown = (rows: ReturnType<typeof messages>) =>
  rows
    .select(
      someFields('contact_messages', 'm', [
        'id',
        'name',
        'email',
        'subject',
        'message',
        'createdAt',
        'readAt',
        'answeredAt',
      ]),
    )
    .select([
      nameOf('m.read_by').as('readBy'),
      nameOf('m.answered_by').as('answeredBy'),
      jsonArrayFrom(answers).as('answers'),
    ])

const list = { from: messages, row: shown, key: eb.ref('m.id') }

export type MessageRow = Awaited<ReturnType<typeof findMessages>>['found'][number]

export const insertMessage = statement<NewMessage>()('insert-contact-message', (db, $) =>
  insertRow(db, 'contact_messages', $, later),
)

export function findMessages(
  sql: Sql,
  filter: ContactFilter,
  { page, pageSize }: { page: number; pageSize: number },
) {
  return findStaffPage(sql, list, { ...narrowed(filter), page, pageSize })
}

export function readMessages(sql: Sql, filter: ContactFilter, cells: (row: MessageRow) => CsvCell[]) {
  return readStaffList(sql, list, narrowed(filter), cells)
}

const hasState: Record<ContactState, Expression<SqlBool>> = {
  new: eb('m.read_at', 'is', null),
  read: eb.and([eb('m.read_at', 'is not', null), eb('m.answered_at', 'is', null)]),
  answered: eb('m.answered_at', 'is not', null),
}

function narrowed({ q, state, sort = '-received' }: ContactFilter): Narrowed {
  const where: Expression<SqlBool>[] = state ? [hasState[state]] : []
  if (q !== undefined)
    where.push(holds([eb.ref('m.name'), eb.ref('m.email'), eb.ref('m.subject'), eb.ref('m.message')], q))
  return { where, ...orderOf(sort, { received: eb.ref('m.created_at'), name: lower(eb.ref('m.name')) }) }
}

export async function findMessage(sql: Sql, id: string): Promise<MessageRow | null> {
  const [row] = await findMessageStatement(sql, { id })
  return row ?? null
}

const findMessageStatement = statement<{ id: string }>()('contact-message', (db, $) =>
  shown(messages(db)).where('m.id', '=', $.id),
)

export type LockedMessage = Pick<MessageRow, (typeof lockedFields)[number]>

const lockedFields = ['name', 'email', 'subject', 'message', 'readAt', 'answeredAt'] as const

/** Held until the transaction ends; null when there is none. */
export async function lockMessage(tx: Sql, id: string): Promise<LockedMessage | null> {
  const [row] = await lockMessageStatement(tx, { id })
  return row ?? null
}

const lockMessageStatement = statement<{ id: string }>()('lock-contact-message', (db, $) =>
  db
    .selectFrom('contact_messages as m')
    .select(someFields('contact_messages', 'm', lockedFields))
    .where('m.id', '=', $.id)
    .forUpdate(),
)

type NewState = { id: string; state: ContactState; actorId: string; now: Date }

/** Who read it first stays who read it. */
export async function writeMessageState(tx: Sql, { state, ...change }: NewState): Promise<void> {
  await writeMessageStateStatement(tx, state, change)
}

const writeMessageStateStatement = statements<Omit<NewState, 'state'>>()(
  'mark-contact-message',
  contactStates,
  (state) => (db, $) =>
    db
      .updateTable('contact_messages')
      .set(({ fn }) => ({
        read_at: state === 'new' ? null : fn.coalesce('read_at', $.now),
        read_by: state === 'new' ? null : fn.coalesce('read_by', $.actorId),
        answered_at: state === 'answered' ? $.now : null,
        answered_by: state === 'answered' ? $.actorId : null,
      }))
      .where('id', '=', $.id),
)
