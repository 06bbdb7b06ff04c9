import type { Services } from '../../api/context.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { greatest, plusMilliseconds } from '../../platform/sql/functions.ts'
import { insertJson, insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import type { ChosenItem } from './kits.repo.ts'

export type NewKit = {
  id: string
  userId: string
  name: string
  items: ChosenItem[]
  /** Under which the same request is recognised when it comes again. */
  creation: { key: string; hash: string } | null
  now: Date
}

type ItemRow = { productId: string; quantity: number; position: number }

function itemRows(items: ChosenItem[]): ItemRow[] {
  return items.map(({ product, quantity }, index) => ({ productId: product, quantity, position: index + 1 }))
}

const insertKitStatement = statement<{
  id: string
  userId: string
  name: string
  key: string | null
  hash: string | null
  items: ItemRow[]
  now: Date
}>()('insert-kit', (db, $, json) =>
  db
    .with('kit', (q) =>
      insertRow(
        q,
        'kits',
        {
          id: $.id,
          userId: $.userId,
          name: $.name,
          creationKey: $.key,
          creationHash: $.hash,
          createdAt: $.now,
          lastModified: $.now,
        },
        ['isSample'],
      ).returning('id'),
    )
    .with('filled', (q) =>
      insertJson(q, 'kit_items', {
        rows: json.items,
        from: q.selectFrom('kit'),
        cells: (eb) => ({ kitId: eb.ref('kit.id') }),
      }),
    )
    .selectFrom('kit')
    .select('id'),
)

/** Fails with a constraint's name when the user has too many kits or has used the key before. */
export async function insertKit(sql: Sql, { items, creation, ...kit }: NewKit): Promise<void> {
  const { key = null, hash = null } = creation ?? {}
  await insertKitStatement(sql, { ...kit, key, hash, items: itemRows(items) })
}

type Change = {
  kitId: string
  userId: string
  name: string
  /** The version the change was made from; null overwrites any. */
  basedOn: Date | null
  now: Date
}

export type ChangedKit = Change & { items: ChosenItem[] }

const changeKit = statement<Change>()('change-kit', (db, $) =>
  db
    .updateTable('kits')
    .set((eb) => ({
      name: $.name,
      last_modified: greatest($.now, plusMilliseconds(eb.ref('last_modified'), 1)),
    }))
    .where('id', '=', $.kitId)
    .where('user_id', '=', $.userId)
    .where((eb) =>
      eb.or([eb(eb.cast($.basedOn, 'timestamptz'), 'is', null), eb('last_modified', '<=', $.basedOn)]),
    )
    .returning('last_modified as lastModified'),
)

const emptyKit = statement<{ kitId: string }>()('empty-kit', (db, $) =>
  db.deleteFrom('kit_items').where('kit_id', '=', $.kitId),
)

const fillKit = statement<{ kitId: string; items: ItemRow[] }>()('fill-kit', (db, $, json) =>
  insertJson(db, 'kit_items', { rows: json.items, cells: () => ({ kitId: $.kitId }) }),
)

/** When the kit was changed; null when it is gone or newer than what the change was made from. */
export async function replaceKit(
  pool: Services['sql'],
  { items, ...change }: ChangedKit,
): Promise<Date | null> {
  return transaction(pool, async (tx) => {
    const [changed] = await changeKit(tx, change)
    if (!changed) return null
    const { kitId } = change
    await emptyKit(tx, { kitId })
    await fillKit(tx, { kitId, items: itemRows(items) })
    return changed.lastModified
  })
}

const removeKitStatement = statement<{ kitId: string; userId: string }>()('remove-kit', (db, $) =>
  db.deleteFrom('kits').where('id', '=', $.kitId).where('user_id', '=', $.userId).returning('id'),
)

/** False when this user has no such kit. */
export async function removeKit(
  sql: Sql,
  { kitId, userId }: { kitId: string; userId: string },
): Promise<boolean> {
  const removed = await removeKitStatement(sql, { kitId, userId })
  return removed.length === 1
}
