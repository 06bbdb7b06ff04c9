import { invitationDays } from '@trivet/core/sign-in'
import type { StaffRole } from '@trivet/core/staff'
import type { UserContext } from '../../../api/context.ts'
import type { Sql } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { newSecretToken } from '../../../platform/secret-token.ts'
import { queueMail } from '../../outbox/index.ts'

/** A token for a link, and until when it works. */
export function newInvitationLink({ clock }: Pick<UserContext, 'clock'>) {
  const expiresAt = new Date(clock.now().getTime() + invitationDays * 24 * 3_600_000)
  return { token: newSecretToken(), expiresAt }
}

/** In the transaction that makes the link. */
export async function mailInvitation(
  { clock, publicUrl, actor }: UserContext,
  tx: Sql,
  { email, staffRole, token }: { email: string; staffRole: StaffRole; token: string },
): Promise<void> {
  await queueMail(tx, {
    template: 'staff-invitation',
    recipient: email,
    data: {
      link: `${new URL(`/admin/invitation?token=${token}`, publicUrl)}`,
      inviter: actor.name,
      staffRole,
    },
    dedupeKey: `staff-invitation:${newId()}`,
    now: clock.now(),
  })
}
