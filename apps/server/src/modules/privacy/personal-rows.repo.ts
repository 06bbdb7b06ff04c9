import { copiedColumns, isDeleted, personalTables, type PersonalTableName } from '@trivet/core/privacy'
import { sql as part } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import { condition, int } from '../../platform/sql/functions.ts'
import { statement, statements } from '../../platform/sql/statement.ts'
import { balanceOf } from '../account-credit/index.ts'
import { copiedCells } from './copied-cells.ts'
import { anyTable, cellsWithout, rowsOf, tableOf, type ErasedPerson, type Person } from './personal-rows.ts'

/** Tables of which a copy has something. */
export const copiedTables = personalTables.filter((name) => copiedColumns(tableOf(name)).length > 0)

const copyRows = statements<Person>()('copy-personal', copiedTables, (name) => (db, $) => {
  const { belongs } = tableOf(name)
  // what stands below an order says of which
  const link = belongs.by === 'order' ? ['order_id'] : []
  const columns = [...new Set([...link, ...copiedColumns(tableOf(name))])]
  return anyTable(db)
    .selectFrom(name)
    .select(columns.map((column) => copiedCells[name]?.[column]?.as(column) ?? column))
    .where(rowsOf($, belongs))
})

/** What a table has about a person, as far as they may have a copy. */
export function findPersonalRows(
  sql: Sql,
  name: PersonalTableName,
  person: Person,
): Promise<Record<string, unknown>[]> {
  return copyRows(sql, name, person)
}

/** Reviews go by themselves, for the ratings of products go with them. */
const changedTables = personalTables.filter(
  (name) => name !== 'reviews' && Object.values(tableOf(name).columns).some((fate) => fate !== 'kept'),
)

const eraseRows = statements<ErasedPerson>()('erase-personal', changedTables, (name) => (db, $) => {
  const rows = rowsOf($, tableOf(name).belongs)
  if (isDeleted(tableOf(name)))
    return anyTable(db)
      .deleteFrom(name)
      .where(rows)
      .returning(part`1`.as('one'))
  return anyTable(db)
    .updateTable(name)
    .set(cellsWithout(name, $) ?? {})
    .where(rows)
    .returning(part`1`.as('one'))
})

/** Erases a person from every table; answers how many rows were about them. */
export async function erasePersonalRows(tx: Sql, person: ErasedPerson): Promise<number> {
  let erased = 0
  for (const name of changedTables) erased += (await eraseRows(tx, name, person)).length
  return erased
}

const forgetWordsStatement = statement<{ name: string; email: string }>()('forget-person-words', (db, $) =>
  db.deleteFrom('person_words').where(
    condition(part`word IN (SELECT words_of_person(${$.name}, ${$.email})) AND NOT EXISTS (
      SELECT FROM users u WHERE u.name || ' ' || u.email ILIKE '%' || person_words.word || '%'
    )`),
  ),
)

/** The words by which the admin's search found this person, and finds nobody else. */
export async function forgetWords(tx: Sql, person: { name: string; email: string }): Promise<void> {
  await forgetWordsStatement(tx, person)
}

/** What an erasure leaves behind, and what it loses. */
export const findLeftBehind = statement<{ userId: string }>()('left-behind', (db, $) =>
  db
    .selectFrom('orders')
    .select(({ fn }) => [int(fn.countAll()).as('orders'), balanceOf($.userId).as('creditCents')])
    .where('user_id', '=', $.userId),
)
