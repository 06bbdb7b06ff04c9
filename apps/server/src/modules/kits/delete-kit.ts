import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { countKitWrite } from './count-kit-write.ts'
import { removeKit } from './kit-writes.repo.ts'

/** Removes a kit of the caller's. Orders of it keep their own copy. */
export async function deleteKit(ctx: UserContext, { id }: { id: string }): Promise<void> {
  await countKitWrite(ctx)
  const isRemoved = await removeKit(ctx.sql, { kitId: id, userId: ctx.actor.userId })
  if (!isRemoved) throw new AppError('KIT_NOT_FOUND')
}
