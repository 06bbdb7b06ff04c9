import { resetLinkMinutes } from '@trivet/core/accounts'
import type { Services } from '../../api/context.ts'
import { newSecretToken } from '../../platform/secret-token.ts'

/** A link by which whoever has it sets a password, and until when. */
export function newResetLink(
  { clock, publicUrl }: Pick<Services, 'clock' | 'publicUrl'>,
  minutes: number = resetLinkMinutes,
) {
  const token = newSecretToken()
  return {
    token,
    link: new URL(`/reset-password?token=${token}`, publicUrl).href,
    expiresAt: new Date(clock.now().getTime() + minutes * 60_000),
  }
}
