import { createHash } from 'node:crypto'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { requireIdempotencyKey } from '../../api/idempotency-key.ts'
import type { Sql } from '../../platform/database.ts'
import { findChangeAnswer, keepChangeAnswer } from './change-answers.repo.ts'
import { keptAnswer } from './kept-answer.ts'

export type ChangeRequest = {
  orderId: string
  /** What was asked for, without the card it is paid with: another card is the same request. */
  asked: object
}

export type Done<Answer> = {
  answer: Answer
  /** Written, and still to be asked of the provider. */
  refundId: string | null
}

/**
 * In a transaction that holds the order: answers a request whose Idempotency-Key was seen before with what it was
 * answered then, and keeps the answer of a new one. The header is optional.
 */
export async function answerOnce<Answer extends object>(
  ctx: UserContext,
  tx: Sql,
  { orderId, asked }: ChangeRequest,
  change: () => Promise<Done<Answer>>,
): Promise<Done<Answer>> {
  if (ctx.request.idempotencyKeys.length === 0) return change()
  const key = requireIdempotencyKey(ctx.request)
  const { userId } = ctx.actor
  const requestHash = createHash('sha256').update(JSON.stringify({ orderId, asked })).digest('hex')
  const earlier = await findChangeAnswer(tx, { userId, key })
  if (earlier) {
    if (earlier.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_MISMATCH')
    ctx.reply.header('Idempotent-Replayed', 'true')
    return { answer: earlier.body as Answer, refundId: null }
  }
  const done = await change()
  const body = keptAnswer(done.answer)
  await keepChangeAnswer(tx, { userId, key, requestHash, orderId, body, now: ctx.clock.now() })
  return done
}
