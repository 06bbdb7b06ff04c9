import type { PromotionCodeDraft, PromotionCodeInput } from '@trivet/core/contract/promotion-codes'
import * as catalogCopy from '@trivet/core/copy/catalog'
import * as promotionCodesCopy from '@trivet/core/copy/promotion-codes'
import { promotionCodeChanges } from '@trivet/core/promotion-codes'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { brokenConstraint } from '../../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { findUnknownProduct, writePromotionCode } from './code-writes.repo.ts'
import { columnsOf } from './promotion-code-record.ts'

type Save = {
  id: string
  /** Null: a new one. */
  before: PromotionCodeDraft | null
  draft: PromotionCodeInput
}

/** Writes a code, with a line in the audit log. */
export async function savePromotionCode(
  ctx: UserContext,
  tx: Sql,
  { id, before, draft }: Save,
): Promise<void> {
  const unknown = await findUnknownProduct(tx, draft.products)
  if (unknown !== null) throw refuseField('products', `${catalogCopy.productNotFound}: ${unknown}`)
  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  await writePromotionCode(tx, { id, ...columnsOf(draft), actorId, now })
  const changes = before ? promotionCodeChanges(before, draft) : []
  await recordAudit(tx, {
    actorId,
    action: before ? 'promotion-code.changed' : 'promotion-code.created',
    subject: `promotion-code:${id}`,
    details: before
      ? Object.fromEntries(changes.map(({ label, from, to }) => [label, `${from} → ${to}`]))
      : { code: draft.code },
    now,
  })
}

export function refuseField(path: keyof PromotionCodeDraft, message: string): AppError {
  return new AppError('PROMOTION_CODE_REFUSED', { message, errors: [{ path, message }] })
}

/** In one transaction, whose refusals by the database are told in our words. */
export async function savingCodes<T>(ctx: UserContext, work: (tx: Sql) => Promise<T>): Promise<T> {
  try {
    return await retryConflicts(() => transaction(ctx.sql, work))
  } catch (error) {
    if (brokenConstraint(error) !== 'promotion_codes_code_key') throw error
    const errors = [{ path: 'code', message: promotionCodesCopy.codeTaken }]
    throw new AppError('PROMOTION_CODE_TAKEN', { errors, cause: error })
  }
}
