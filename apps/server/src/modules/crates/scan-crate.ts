import type { CrateScan, CrateScanInput } from '@trivet/core/contract/crates'
import * as cratesCopy from '@trivet/core/copy/crates'
import { crateScanRefusalMessage } from '@trivet/core/copy/crates'
import { decideCrateScan, parseCrateNumber } from '@trivet/core/crates'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { requireIdempotencyKey } from '../../api/idempotency-key.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { findScanByKey, insertCrateScan, lockCrate } from './crate-scans.repo.ts'
import { readOrderCrates } from './get-order-crates.ts'

/** How long ago a scan can have been made that arrives now. */
const longestOfflineMs = 31 * 24 * 60 * 60 * 1000

/**
 * Writes down what is done with a crate. The same Idempotency-Key, and the same step again, write nothing; a step that is odd
 * is refused with CRATE_OUT_OF_STEP until a reason comes with it.
 */
export async function scanCrate(ctx: UserContext, input: CrateScanInput): Promise<CrateScan> {
  const requestKey = requireIdempotencyKey(ctx.request)
  const number = parseCrateNumber(input.crate)
  if (number === null) throw new AppError('CRATE_NOT_FOUND')
  const scannedAt = scanTime(ctx, input)
  return retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const { orderId, isRepeat } = await writeOnce(ctx, tx, { input, number, requestKey, scannedAt })
      return { number, step: input.step, isRepeat, order: await readOrderCrates(tx, orderId) }
    }),
  )
}

type Scanning = { input: CrateScanInput; number: string; requestKey: string; scannedAt: Date }

async function writeOnce(ctx: UserContext, tx: Sql, { input, number, requestKey, scannedAt }: Scanning) {
  const { step, because } = input
  const actorId = ctx.actor.userId
  const crate = await lockCrate(tx, number)
  if (!crate) throw new AppError('CRATE_NOT_FOUND')
  const { orderId, last, status, isUnpaid } = crate
  const earlier = await findScanByKey(tx, { actorId, requestKey })
  if (earlier) {
    if (earlier.crateNumber !== number || earlier.step !== step) throw new AppError('IDEMPOTENCY_MISMATCH')
    ctx.reply.header('Idempotent-Replayed', 'true')
    return { orderId, isRepeat: true }
  }
  if (input.orderId !== undefined && input.orderId !== orderId) {
    throw new AppError('CRATE_OF_OTHER_ORDER', { message: cratesCopy.crateOfOtherOrder(crate.orderNumber) })
  }
  const decision = decideCrateScan({ step, last: last?.step ?? null, status, isUnpaid, because })
  if (!decision.ok) throw new AppError('CRATE_OUT_OF_STEP', { message: crateScanRefusalMessage(decision) })
  if (!decision.isRepeat) {
    await insertCrateScan(tx, {
      crateNumber: number,
      orderId,
      turn: (last?.turn ?? 0) + 1,
      step,
      last: last?.step ?? null,
      because: decision.because,
      actorId,
      requestKey,
      scannedAt,
      createdAt: ctx.clock.now(),
    }).catch((error: unknown) => {
      // one key for two crates at once: the other one was first
      if (brokenConstraint(error) === 'crate_scans_actor_id_request_key_key') {
        throw new AppError('IDEMPOTENCY_MISMATCH')
      }
      throw error
    })
  }
  return { orderId, isRepeat: decision.isRepeat }
}

/** As it was told, though never in the future: a phone's clock may be ahead. */
function scanTime(ctx: UserContext, { scannedAt }: CrateScanInput): Date {
  const now = ctx.clock.now()
  if (scannedAt === undefined) return now
  const told = new Date(scannedAt)
  if (now.getTime() - told.getTime() > longestOfflineMs) {
    throw new AppError('INVALID_INPUT', {
      errors: [{ path: 'scannedAt', message: cratesCopy.scannedTooLongAgo }],
    })
  }
  return told < now ? told : now
}
