import type { ReadinessPoints } from '@trivet/core/contract/settings'
import { shopReadiness } from '@trivet/core/settings'
import type { UserContext } from '../../api/context.ts'
import { countProducts } from './dashboard.repo.ts'
import { findSettings } from '../settings/index.ts'

/** What a shop that is not ready still needs. */
export async function readReadiness(ctx: UserContext): Promise<ReadinessPoints> {
  const { settings } = await findSettings(ctx.sql)
  return shopReadiness({
    settings,
    productCount: await countProducts(ctx.sql),
    payments: ctx.shop.payments,
    isMailSet: ctx.isMailSet,
    isDemo: ctx.shop.demoAccounts.length > 0,
  })
}
