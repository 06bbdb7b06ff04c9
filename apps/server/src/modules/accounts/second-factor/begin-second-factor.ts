import type { SecondFactorSetup, SecondFactorSetupInput } from '@trivet/core/contract/sign-in'
import { secretText } from '@trivet/core/sign-in'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { drawQr } from '../../../platform/drawings/qr-code.ts'
import { confirmIdentity } from '../confirm-identity.ts'
import { appUri, newSecret } from './app-code.ts'
import { beginApp } from './second-factors.repo.ts'

/** A secret for the app, which counts once a code of it was typed. */
export async function beginSecondFactor(
  ctx: UserContext,
  { currentPassword }: SecondFactorSetupInput,
): Promise<SecondFactorSetup> {
  const { userId, email, staffRole } = ctx.actor
  if (staffRole === null) throw new AppError('ADMIN_REQUIRED')
  await confirmIdentity(ctx, currentPassword)
  const secret = newSecret()
  if (!(await beginApp(ctx.sql, { userId, secret, now: ctx.clock.now() })))
    throw new AppError('SECOND_FACTOR_ON')
  const { settings } = await ctx.settings.current()
  const uri = appUri({ secret, shopName: settings.identity.name, email })
  const { size, path } = drawQr(uri)
  return { secret: secretText(secret), uri, qr: { size, path } }
}
