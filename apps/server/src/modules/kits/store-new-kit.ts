import { createHash } from 'node:crypto'
import type { Kit } from '@trivet/core/contract/kits'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { requireIdempotencyKey } from '../../api/idempotency-key.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { newId } from '../../platform/ids.ts'
import { toKit, type KitItemRecord } from './kit-record.ts'
import { insertKit } from './kit-writes.repo.ts'
import { findKitByKey } from './kits.repo.ts'

type Draft = { name: string; items: KitItemRecord[]; /** What the client asked for. */ request: object }

/** Keeps a new kit for the caller. An Idempotency-Key is optional; sent again, it answers with the kit it made. */
export async function storeNewKit(ctx: UserContext, { name, items, request }: Draft): Promise<Kit> {
  const { userId } = ctx.actor
  const now = ctx.clock.now()
  const id = newId()
  const creation = creationOf(ctx, request)
  try {
    await insertKit(ctx.sql, { id, userId, name, items, creation, now })
  } catch (error) {
    const constraint = brokenConstraint(error)
    if (constraint === 'kit_counts_at_most_100') throw new AppError('TOO_MANY_KITS')
    if (constraint === 'kits_user_id_creation_key_key' && creation) return answerAgain(ctx, creation)
    throw error
  }
  ctx.reply.header('Location', `/api/kits/${id}`)
  return toKit({ id, name, items, lastModified: now.toISOString() })
}

type Creation = { key: string; hash: string }

function creationOf(ctx: UserContext, request: object): Creation | null {
  if (ctx.request.idempotencyKeys.length === 0) return null
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  return { key: requireIdempotencyKey(ctx.request), hash }
}

async function answerAgain(ctx: UserContext, { key, hash }: Creation): Promise<Kit> {
  const earlier = await findKitByKey(ctx.sql, { userId: ctx.actor.userId, key })
  // deleted in this very moment: the next try makes a new one
  if (!earlier) throw new AppError('IDEMPOTENCY_IN_PROGRESS', { retryAfterSeconds: 1 })
  if (earlier.creationHash !== hash) throw new AppError('IDEMPOTENCY_MISMATCH')
  ctx.reply.header('Idempotent-Replayed', 'true')
  return toKit(earlier.kit)
}
