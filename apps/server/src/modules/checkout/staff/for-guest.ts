import { may } from '@trivet/core/staff'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { findShownAccount } from '../../accounts/index.ts'

/** Somebody an order is placed for, by others. */
export type NamedGuest = { id: string; name: string; email: string }

/** An account of staff is not there, unless it is their own or an owner sells. */
export function findGuest(ctx: UserContext, userId: string) {
  const seesStaff = userId === ctx.actor.userId || may(ctx.actor.staffRole, 'staff')
  return findShownAccount(ctx.sql, { userId, seesStaff })
}

export async function getGuest(ctx: UserContext, userId: string): Promise<NamedGuest> {
  const account = await findGuest(ctx, userId)
  if (!account) throw new AppError('ACCOUNT_NOT_FOUND')
  if (account.disabledAt) throw new AppError('ACCOUNT_DISABLED')
  return account
}

/**
 * The context in which everything is decided for the guest: their kits, their first order, their account credit. What keeps
 * strangers from holding units without paying is not counted, for staff know whom they hold them for.
 */
export function forGuest<Ctx extends UserContext>(ctx: Ctx, { id, name, email }: NamedGuest): Ctx {
  return {
    ...ctx,
    actor: { ...ctx.actor, userId: id, name, email, staffRole: null },
    limits: { ...ctx.limits, enabled: false },
  }
}
