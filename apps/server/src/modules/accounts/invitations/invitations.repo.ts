import type { StaffRole } from '@trivet/core/staff'
import type { Sql } from '../../../platform/database.ts'
import { someFields } from '../../../platform/sql/fields.ts'
import { insertRow } from '../../../platform/sql/insert.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { hashToken } from '../../../platform/secret-token.ts'

const listedFields = ['id', 'email', 'staffRole', 'createdAt', 'expiresAt'] as const

/** The newest first; also those that expired, to be sent again or withdrawn. */
export const findInvitations = statement()('staff-invitations', (db) =>
  db
    .selectFrom('staff_invitations as i')
    .leftJoin('users as u', 'u.id', 'i.invited_by')
    .select(someFields('staff_invitations', 'i', listedFields))
    .select('u.name as inviter')
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id'),
)

type NewInvitation = {
  id: string
  tokenHash: string
  email: string
  emailKey: string
  staffRole: StaffRole
  invitedBy: string | null
  createdAt: Date
  expiresAt: Date
}

const insertInvitationStatement = statement<NewInvitation>()('insert-invitation', (db, $) =>
  insertRow(db, 'staff_invitations', $)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id'),
)

/** False where the address is invited already. */
export async function insertInvitation(
  tx: Sql,
  { token, ...invitation }: Omit<NewInvitation, 'tokenHash'> & { token: string },
): Promise<boolean> {
  return (await insertInvitationStatement(tx, { ...invitation, tokenHash: hashToken(token) })).length > 0
}

type Renewal = { id: string; tokenHash: string; expiresAt: Date }

const renewInvitationStatement = statement<Renewal>()('renew-invitation', (db, $) =>
  db
    .updateTable('staff_invitations')
    .set({ token_hash: $.tokenHash, expires_at: $.expiresAt })
    .where('id', '=', $.id)
    .returning(['email', 'staff_role as staffRole']),
)

/** With a new link: the earlier one works no more. Null where it was used or withdrawn. */
export async function renewInvitation(
  tx: Sql,
  { token, ...renewal }: Omit<Renewal, 'tokenHash'> & { token: string },
) {
  const [renewed] = await renewInvitationStatement(tx, { ...renewal, tokenHash: hashToken(token) })
  return renewed ?? null
}

const deleteInvitationStatement = statement<{ id: string }>()('delete-invitation', (db, $) =>
  db.deleteFrom('staff_invitations').where('id', '=', $.id).returning('email'),
)

export async function deleteInvitation(tx: Sql, id: string): Promise<{ email: string } | null> {
  const [deleted] = await deleteInvitationStatement(tx, { id })
  return deleted ?? null
}

const openInvitation = statement<{ tokenHash: string; now: Date }>()('open-invitation', (db, $) =>
  db
    .selectFrom('staff_invitations as i')
    .select(someFields('staff_invitations', 'i', ['id', 'email', 'staffRole']))
    .where('i.token_hash', '=', $.tokenHash)
    .where('i.expires_at', '>', $.now),
)

export async function findOpenInvitation(sql: Sql, { token, now }: { token: string; now: Date }) {
  const [invitation] = await openInvitation(sql, { tokenHash: hashToken(token), now })
  return invitation ?? null
}

const takeInvitationStatement = statement<{ tokenHash: string; now: Date }>()('take-invitation', (db, $) =>
  db
    .deleteFrom('staff_invitations')
    .where('token_hash', '=', $.tokenHash)
    .where('expires_at', '>', $.now)
    .returning(['id', 'email', 'staff_role as staffRole']),
)

/** Of many uses at once, only one gets it. */
export async function takeInvitation(tx: Sql, { token, now }: { token: string; now: Date }) {
  const [invitation] = await takeInvitationStatement(tx, { tokenHash: hashToken(token), now })
  return invitation ?? null
}
