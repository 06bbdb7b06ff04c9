import type { PlanPrices } from '@trivet/core/contract/kits'
import { customKitFrom, planKits, smallestCustomKit } from '@trivet/core/kits'
import { toDecimal } from '@trivet/core/money'
import type { Context } from '../../api/context.ts'
import { findPlanFacts } from './plan-prices.repo.ts'

/** What the plans cost by today's catalog. */
export async function readPlanPrices(ctx: Context): Promise<PlanPrices> {
  const { kits, items } = await findPlanFacts(ctx.sql)
  const priceOf = (slug: string) => {
    const kit = kits.find((one) => one.slug === slug)
    return kit ? toDecimal(kit.priceCents) : null
  }
  const smallest = smallestCustomKit(items)
  return {
    essentialKit: priceOf(planKits.essential),
    chefsKit: priceOf(planKits.chef),
    customKit:
      smallest === null ? null : { from: toDecimal(customKitFrom(smallest)), smallest: toDecimal(smallest) },
  }
}
