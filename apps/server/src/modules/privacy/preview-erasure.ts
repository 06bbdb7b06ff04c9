import type { ErasurePreview } from '@trivet/core/contract/privacy'
import { toDecimal } from '@trivet/core/money'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { findStoredAccount } from '../accounts/index.ts'
import { findObstacles, wireObstacles } from './find-obstacles.ts'
import { findLeftBehind } from './personal-rows.repo.ts'

/** What an erasure would do to this account, and what stands in its way today. */
export async function previewErasure(ctx: UserContext, userId: string): Promise<ErasurePreview> {
  const account = await findStoredAccount(ctx.sql, userId)
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
