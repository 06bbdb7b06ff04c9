import type { PromotionCode, SwitchPromotionCodeInput } from '@trivet/core/contract/promotion-codes'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { transaction } from '../../../platform/database.ts'
import { writeSwitchedOff } from './code-writes.repo.ts'
import { getPromotionCode } from './get-promotion-code.ts'
import { findPromotionCode, lockPromotionCode } from './stored-codes.repo.ts'

/** Off, nobody can order with it; orders that have it keep their price. On again, it is as it was. */
export async function switchPromotionCode(
  ctx: UserContext,
  { id, isOff }: SwitchPromotionCodeInput,
): Promise<PromotionCode> {
  await transaction(ctx.sql, async (tx) => {
    await lockPromotionCode(tx, id)
    const stored = await findPromotionCode(tx, id)
    if (!stored) throw new AppError('PROMOTION_CODE_NOT_FOUND')
    if ((stored.switchedOffAt !== null) === isOff) return
    const now = ctx.clock.now()
    await writeSwitchedOff(tx, { id, at: isOff ? now : null, now })
    await recordAudit(tx, {
      actorId: ctx.actor.userId,
      action: isOff ? 'promotion-code.switched-off' : 'promotion-code.switched-on',
      subject: `promotion-code:${id}`,
      details: { code: stored.code },
      now,
    })
  })
  return getPromotionCode(ctx, { id })
}
