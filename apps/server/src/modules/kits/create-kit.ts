import type { Kit, KitInput } from '@trivet/core/contract/kits'
import type { UserContext } from '../../api/context.ts'
import { chooseKitItems } from './choose-kit-items.ts'
import { countKitWrite } from './count-kit-write.ts'
import { storeNewKit } from './store-new-kit.ts'

/** Saves a new kit of the caller's. */
export async function createKit(ctx: UserContext, input: KitInput): Promise<Kit> {
  await countKitWrite(ctx)
  const items = await chooseKitItems(ctx, input.items)
  return storeNewKit(ctx, { name: input.name, items, request: input })
}
