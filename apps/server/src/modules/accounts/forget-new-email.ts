import type { UserContext } from '../../api/context.ts'
import { dropNewEmail } from './email-links.repo.ts'

/** The account keeps the address it has; the link to the other one leads nowhere from now on. */
export async function forgetNewEmail(ctx: UserContext): Promise<void> {
  await dropNewEmail(ctx.sql, { userId: ctx.actor.userId })
}
