import type { ErasurePreview } from '@trivet/core/contract/privacy'
import { toDecimal } from '@trivet/core/money'
import { may } from '@trivet/core/staff'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { findShownAccount } from '../accounts/index.ts'
import { findObstacles, wireObstacles } from './find-obstacles.ts'
import { findLeftBehind } from './personal-rows.repo.ts'

/** What an erasure would do to this account, and what stands in its way today. */
export async function previewErasure(ctx: UserContext, userId: string): Promise<ErasurePreview> {
  const seesStaff = userId === ctx.actor.userId || may(ctx.actor.staffRole, 'staff')
  const account = await findShownAccount(ctx.sql, { userId, seesStaff })
  if (!account) throw new AppError('ACCOUNT_NOT_FOUND')
  const [obstacles, [left]] = await Promise.all([
    findObstacles(ctx, ctx.sql, account),
    findLeftBehind(ctx.sql, { userId }),
  ])
  return {
    obstacles: wireObstacles(obstacles),
    accountCredit: toDecimal(left?.creditCents ?? 0),
    orders: left?.orders ?? 0,
    isAddressProven: account.emailProvenAt !== null,
  }
}
