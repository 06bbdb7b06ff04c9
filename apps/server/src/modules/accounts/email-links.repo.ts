import type { Sql } from '../../platform/database.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { hashToken } from '../../platform/secret-token.ts'

type NewEmailLink = {
  tokenId: string
  userId: string
  email: string
  expiresAt: Date
}

const insertEmailLinkStatement = statement<NewEmailLink>()('insert-email-link', (db, $) =>
  insertRow(
    db,
    'email_links',
    {
      id: $.tokenId,
      userId: $.userId,
      email: $.email,
      expiresAt: $.expiresAt,
    },
    ['usedAt'],
  ),
)

export async function insertEmailLink(
  tx: Sql,
  { token, ...link }: Omit<NewEmailLink, 'tokenId'> & { token: string },
): Promise<void> {
  await insertEmailLinkStatement(tx, { ...link, tokenId: hashToken(token) })
}

/** Of an account that may be used; what the link may still do depends on the account when it is locked. */
export async function findEmailLink(sql: Sql, { token, now }: { token: string; now: Date }) {
  const [link] = await findEmailLinkStatement(sql, { id: hashToken(token), now })
  return link ?? null
}

export type EmailLink = NonNullable<Awaited<ReturnType<typeof findEmailLink>>>

const findEmailLinkStatement = statement<{ id: string; now: Date }>()('email-link', (db, $) =>
  db
    .selectFrom('email_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(someFields('email_links', 'l', ['id', 'userId', 'email', 'usedAt']))
    .where('l.id', '=', $.id)
    .where('l.expires_at', '>', $.now)
    .where('u.disabled_at', 'is', null),
)

/** Each works once, and none for an address that was left. */
export const endEmailLinks = statement<{ userId: string; now: Date }>()('end-email-links', (db, $) =>
  db
    .updateTable('email_links')
    .set({ used_at: $.now })
    .where('user_id', '=', $.userId)
    .where('used_at', 'is', null),
)

/** Those to one address: another one that waits keeps its own. */
export const endEmailLinksTo = statement<{ userId: string; email: string; now: Date }>()(
  'end-email-links-to',
  (db, $) =>
    db
      .updateTable('email_links')
      .set({ used_at: $.now })
      .where('user_id', '=', $.userId)
      .where('email', '=', $.email)
      .where('used_at', 'is', null),
)

export const markEmailProven = statement<{ userId: string; now: Date }>()('mark-email-proven', (db, $) =>
  db
    .updateTable('users')
    .set(({ fn, ref }) => ({
      email_proven_at: fn.coalesce(ref('email_proven_at'), $.now),
    }))
    .where('id', '=', $.userId),
)

type ProvenEmail = {
  userId: string
  email: string
  emailKey: string
  now: Date
}

/** Fails with the name of a constraint where another account has this address by now. */
export const takeNewEmail = statement<ProvenEmail>()('take-new-email', (db, $) =>
  db
    .updateTable('users')
    .set({
      email: $.email,
      email_key: $.emailKey,
      email_proven_at: $.now,
      new_email: null,
    })
    .where('id', '=', $.userId),
)

export const dropNewEmail = statement<{ userId: string }>()('drop-new-email', (db, $) =>
  db
    .updateTable('users')
    .set({ new_email: null })
    .where('id', '=', $.userId)
    .where('new_email', 'is not', null),
)

export const deleteExpiredEmailLinks = statement<{ now: Date }>()('sweep-email-links', (db, $) =>
  db.deleteFrom('email_links').where('expires_at', '<', $.now),
)

const unprovenEmail = statement<{ emailKey: string }>()('unproven-email', (db, $) =>
  db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', $.emailKey)
    .where('email_proven_at', 'is', null),
)

/** Whether an account has this address and nobody has proven it yet. */
export async function isUnprovenEmail(sql: Sql, key: string): Promise<boolean> {
  return (await unprovenEmail(sql, { emailKey: key })).length > 0
}
