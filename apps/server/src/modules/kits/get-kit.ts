import type { Kit } from '@trivet/core/contract/kits'
import type { UserContext } from '../../api/context.ts'
import { getOwnKit } from './get-own-kit.ts'
import { toKit } from './kit-record.ts'

/** One kit, for its owner. Somebody else's kit is not found, as an unknown id is. */
export async function getKit(ctx: UserContext, { id }: { id: string }): Promise<Kit> {
  return toKit(await getOwnKit(ctx, id))
}
