import type { KitInput } from '@trivet/core/contract/kits'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import type { KitItemRecord } from './kit-record.ts'
import { findKitItems } from './kits.repo.ts'
import { refuseIncomplete } from './refuse-kit.ts'

/** The items with the shop's own facts about them; refused unless they are all offered and make a whole kit. */
export async function chooseKitItems(ctx: UserContext, items: KitInput['items']): Promise<KitItemRecord[]> {
  const chosen = await findKitItems(ctx.sql, items)
  if (chosen.length < items.length) throw new AppError('PRODUCT_UNKNOWN')
  refuseIncomplete(chosen)
  return chosen
}
