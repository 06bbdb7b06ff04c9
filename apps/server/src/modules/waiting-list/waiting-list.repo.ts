import type { CountryCode } from '@trivet/core/address'
import type { WaitingListFilter } from '@trivet/core/contract/waiting-list'
import { expressionBuilder } from 'kysely'
import type { CsvCell } from '../../platform/csv.ts'
import type { Sql } from '../../platform/database.ts'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { int } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { findStaffPage, holds, orderOf, readStaffList, type Narrowed } from '../../platform/sql/staff-list.ts'
import { statement } from '../../platform/sql/statement.ts'

export type NewWaitingListEntry = {
  id: string
  email: string
  emailKey: string
  country: CountryCode
  postalCode: string
  zipArea: string
  city: string
  joinedAt: Date
}

/** Keeps an entry; nothing happens to one that is kept already, however often it is asked for at once. */
export const addWaitingListEntry = statement<NewWaitingListEntry>()('add-waiting-list-entry', (db, $) =>
  insertRow(db, 'waiting_list_entries', {
    id: $.id,
    email: $.email,
    emailKey: $.emailKey,
    country: $.country,
    postalCode: $.postalCode,
    zipArea: $.zipArea,
    city: $.city,
    joinedAt: $.joinedAt,
  }).onConflict((conflict) => conflict.columns(['email_key', 'country', 'postal_code']).doNothing()),
)

/** False for nobody's id, also the second time. */
export async function eraseWaitingListEntry(tx: Sql, values: { id: string }): Promise<boolean> {
  return (await eraseStatement(tx, values)).length > 0
}

const eraseStatement = statement<{ id: string }>()('erase-waiting-list-entry', (db, $) =>
  db.deleteFrom('waiting_list_entries').where('id', '=', $.id).returning('id'),
)

/** How many wait in each ZIP area, the most wanted first. */
export const findDemand = statement()('waiting-list-demand', (db) =>
  db
    .selectFrom('waiting_list_entries')
    .select(({ fn }) => ['zip_area as zipArea', int(fn.countAll()).as('people')])
    .groupBy('zip_area')
    .orderBy('people', 'desc')
    .orderBy('zip_area')
    .limit(50),
)

const eb = expressionBuilder<Tables & { w: Tables['waiting_list_entries'] }, 'w'>()

const entries = (db: Builder) => db.selectFrom('waiting_list_entries as w')

const entryFields = someFields('waiting_list_entries', 'w', [
  'id',
  'email',
  'postalCode',
  'city',
  'country',
  'joinedAt',
])

const list = {
  from: entries,
  row: (rows: ReturnType<typeof entries>) => rows.select(entryFields),
  key: eb.ref('w.id'),
}

export type WaitingListRow = Awaited<ReturnType<typeof findWaitingList>>['found'][number]

export function findWaitingList(
  sql: Sql,
  filter: WaitingListFilter,
  { page, pageSize }: { page: number; pageSize: number },
) {
  return findStaffPage(sql, list, { ...narrowed(filter), page, pageSize })
}

export function readWaitingList(
  sql: Sql,
  filter: WaitingListFilter,
  cells: (row: WaitingListRow) => CsvCell[],
) {
  return readStaffList(sql, list, narrowed(filter), cells)
}

function narrowed({ q, sort = '-since' }: WaitingListFilter): Narrowed {
  return {
    where: q === undefined ? [] : [holds([eb.ref('w.email'), eb.ref('w.postal_code')], q)],
    ...orderOf(sort, {
      since: eb.ref('w.joined_at'),
      email: eb.ref('w.email_key'),
      place: eb.ref('w.postal_code'),
    }),
  }
}
