import type { Invitation } from '@trivet/core/contract/accounts'
import type { Context } from '../../../api/context.ts'
import { findInvitations } from './invitations.repo.ts'

/** Who is invited to the staff and has not come yet. */
export async function listInvitations({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<Invitation[]> {
  const now = clock.now()
  const invitations = await findInvitations(sql, {})
  return invitations.map(({ id, email, staffRole, inviter, createdAt, expiresAt }) => ({
    _id: id,
    email,
    staffRole,
    invitedBy: inviter,
    sentAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
  }))
}
