import type { Sql } from '../../platform/database.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { hashToken } from '../../platform/secret-token.ts'

const anyOwner = statement()('any-owner', (db) =>
  db.selectFrom('users').select('id').where('staff_role', '=', 'owner').limit(1),
)

export async function hasOwner(sql: Sql): Promise<boolean> {
  return (await anyOwner(sql, {})).length > 0
}

const insertOwnerLinkStatement = statement<{ id: string; expiresAt: Date }>()('insert-owner-link', (db, $) =>
  insertRow(db, 'owner_links', $, ['usedAt']),
)

type OwnerLink = { token: string; expiresAt: Date }

export async function insertOwnerLink(sql: Sql, { token, expiresAt }: OwnerLink): Promise<void> {
  await insertOwnerLinkStatement(sql, { id: hashToken(token), expiresAt })
}

const openOwnerLink = statement<{ id: string; now: Date }>()('open-owner-link', (db, $) =>
  db
    .selectFrom('owner_links')
    .select('id')
    .where('id', '=', $.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', $.now),
)

export async function isOwnerLinkOpen(sql: Sql, { token, now }: { token: string; now: Date }) {
  return (await openOwnerLink(sql, { id: hashToken(token), now })).length > 0
}

const endOwnerLinksStatement = statement<{ now: Date }>()('end-owner-links', (db, $) =>
  db
    .updateTable('owner_links')
    .set({ used_at: $.now })
    .where('used_at', 'is', null)
    .where('expires_at', '>', $.now)
    .returning('id'),
)

/** Ends every open link and answers their ids: of many that are used at once, only one finds its own among them. */
export async function endOwnerLinks(tx: Sql, ended: { now: Date }): Promise<Set<string>> {
  const links = await endOwnerLinksStatement(tx, ended)
  return new Set(links.map(({ id }) => id))
}

export const deleteExpiredOwnerLinks = statement<{ now: Date }>()('sweep-owner-links', (db, $) =>
  db.deleteFrom('owner_links').where('expires_at', '<', $.now),
)
