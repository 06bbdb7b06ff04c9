import { toShopFacts, type ShopFacts } from '@trivet/core/contract/settings'
import type { Context } from '../../api/context.ts'

/** What pages count and write with. */
export async function getShopFacts(ctx: Context): Promise<ShopFacts> {
  const { version, settings } = await ctx.settings.current()
  return toShopFacts(settings, { version })
}
