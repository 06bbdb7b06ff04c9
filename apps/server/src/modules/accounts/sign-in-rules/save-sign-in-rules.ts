import type { SignInRules } from '@trivet/core/contract/sign-in'
import { secondFactorRuleNames } from '@trivet/core/copy/sign-in'
import { needsSecondFactor } from '@trivet/core/sign-in'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { transaction } from '../../../platform/database.ts'
import { findSecondFactorRule, saveSecondFactorRule } from './sign-in-rules.repo.ts'

/** Whoever asks others for a second factor has one: nobody shuts themself out by saving it. */
export async function saveSignInRules(ctx: UserContext, { secondFactor }: SignInRules): Promise<SignInRules> {
  const { userId, staffRole, hasSecondFactor } = ctx.actor
  if (needsSecondFactor(staffRole, secondFactor) && !hasSecondFactor)
    throw new AppError('SECOND_FACTOR_FIRST')
  await transaction(ctx.sql, async (tx) => {
    const before = await findSecondFactorRule(tx)
    if (before === secondFactor) return
    await saveSecondFactorRule(tx, { id: 'shop', secondFactor })
    await recordAudit(tx, {
      actorId: userId,
      action: 'settings.changed',
      subject: 'settings:second-factor',
      details: {
        setting: 'Second factor needed by',
        from: secondFactorRuleNames[before],
        to: secondFactorRuleNames[secondFactor],
      },
      now: ctx.clock.now(),
    })
  })
  return { secondFactor }
}
