import type { Sql } from '../../platform/database.ts'
import { allFields, type NewRow } from '../../platform/sql/fields.ts'
import { int } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { allCells } from '../../platform/sql/update.ts'

export type StayRecord = NewRow<'stays', 'deletedAt'>

const fields = allFields('stays', 's', ['deletedAt'])

type Owned = { stayId: string; hostId: string }

const stayById = statement<Owned>()('stay-by-id', (db, $) =>
  db
    .selectFrom('stays as s')
    .select(fields)
    .where('s.id', '=', $.stayId)
    .where('s.host_id', '=', $.hostId)
    .where('s.deleted_at', 'is', null),
)

/** The stay if this host saved it; otherwise null, as for an unknown id. */
export async function findStay(sql: Sql, wanted: Owned): Promise<StayRecord | null> {
  const [found] = await stayById(sql, wanted)
  return found ?? null
}

const staysOfHost = statement<{ hostId: string }>()('stays-of-host', (db, $) =>
  db
    .selectFrom('stays as s')
    .select(fields)
    .where('s.host_id', '=', $.hostId)
    .where('s.deleted_at', 'is', null)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id'),
)

export function listStaysOf(sql: Sql, hostId: string): Promise<StayRecord[]> {
  return staysOfHost(sql, { hostId })
}

const openStay = statement<{ slug: string; now: Date }>()('open-stay', (db, $) =>
  db
    .selectFrom('stays as s')
    .innerJoin('users as u', 'u.id', 's.host_id')
    .leftJoin('referral_codes as c', (join) =>
      join
        .onRef('c.host_id', '=', 's.host_id')
        .on('c.withdrawn_at', 'is', null)
        .on('c.expires_at', '>', $.now),
    )
    .select(fields)
    .select('c.code as referralCode')
    .where('s.slug', '=', $.slug)
    .where('s.deleted_at', 'is', null)
    .where('u.is_host', '=', true)
    .where('u.disabled_at', 'is', null),
)

export type OpenStay = StayRecord & { referralCode: string | null }

/** The stay of a page, with its host's code; null when it is gone or its host is none any more. */
export async function findOpenStay(sql: Sql, wanted: { slug: string; now: Date }): Promise<OpenStay | null> {
  const [found] = await openStay(sql, wanted)
  return found ?? null
}

const staysCount = statement<{ hostId: string }>()('stays-count', (db, $) =>
  db
    .selectFrom('stays')
    .select((eb) => int(eb.fn.countAll()).as('count'))
    .where('host_id', '=', $.hostId)
    .where('deleted_at', 'is', null),
)

export async function countStaysOf(tx: Sql, hostId: string): Promise<number> {
  const [counted] = await staysCount(tx, { hostId })
  return counted?.count ?? 0
}

export const insertStay = statement<StayRecord>()('insert-stay', (db, $) =>
  insertRow(db, 'stays', $, ['deletedAt']),
)

const changeStay = statement<StayRecord>()('update-stay', (db, $) =>
  db
    .updateTable('stays')
    .set(allCells('stays', $, ['id', 'hostId', 'slug', 'createdAt', 'deletedAt']))
    .where('id', '=', $.id)
    .where('host_id', '=', $.hostId)
    .where('deleted_at', 'is', null)
    .returning('id'),
)

/** False when this host has no such stay any more. */
export async function updateStayOf(sql: Sql, stay: StayRecord): Promise<boolean> {
  const changed = await changeStay(sql, stay)
  return changed.length > 0
}

const retire = statement<Owned & { now: Date }>()('retire-stay', (db, $) =>
  db
    .updateTable('stays')
    .set({ deleted_at: $.now })
    .where('id', '=', $.stayId)
    .where('host_id', '=', $.hostId)
    .where('deleted_at', 'is', null)
    .returning('id'),
)

/** Its page is gone at once; orders placed on it keep their notes. */
export async function retireStay(sql: Sql, wanted: Owned & { now: Date }): Promise<boolean> {
  const retired = await retire(sql, wanted)
  return retired.length > 0
}
