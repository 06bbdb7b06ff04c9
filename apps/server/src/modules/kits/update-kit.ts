import type { Kit, KitUpdateInput } from '@trivet/core/contract/kits'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { chooseKitItems } from './choose-kit-items.ts'
import { countKitWrite } from './count-kit-write.ts'
import { getOwnKit } from './get-own-kit.ts'
import { toKit } from './kit-record.ts'
import { replaceKit } from './kit-writes.repo.ts'

/** Replaces name and items of a kit, unless it was changed after the caller read it. */
export async function updateKit(
  ctx: UserContext,
  { id, name, lastModified, ...input }: KitUpdateInput & { id: string },
): Promise<Kit> {
  await countKitWrite(ctx)
  await getOwnKit(ctx, id)
  const items = await chooseKitItems(ctx, input.items)
  const changedAt = await replaceKit(ctx.sql, {
    kitId: id,
    userId: ctx.actor.userId,
    name,
    items,
    basedOn: lastModified ? new Date(lastModified) : null,
    now: ctx.clock.now(),
  })
  if (!changedAt) {
    await getOwnKit(ctx, id)
    throw new AppError('KIT_CHANGED')
  }
  return toKit({ id, name, items, lastModified: changedAt.toISOString() })
}
