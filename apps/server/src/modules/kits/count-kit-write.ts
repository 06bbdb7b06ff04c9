import type { UserContext } from '../../api/context.ts'

export function countKitWrite(ctx: UserContext): Promise<void> {
  return ctx.limits.count({ key: `kits:${ctx.actor.userId}`, max: 60, windowSeconds: 3600 })
}
