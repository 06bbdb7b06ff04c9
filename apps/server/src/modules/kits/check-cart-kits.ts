import type { KitCartItem } from '@trivet/core/contract/kits'
import type { UserContext } from '../../api/context.ts'
import { toKitCartItem } from './kit-record.ts'
import { findKits } from './kits.repo.ts'

/** The kits of a cart as they are offered now, in the order asked for; one that was deleted is missing. */
export async function checkCartKits(ctx: UserContext, { ids }: { ids: string[] }): Promise<KitCartItem[]> {
  const kits = await findKits(ctx.sql, { kitIds: ids, userId: ctx.actor.userId })
  return kits.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(toKitCartItem)
}
