import type { PasskeySetup } from '@trivet/core/contract/sign-in'
import { maxPasskeys } from '@trivet/core/sign-in'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { requireFreshProof } from '../../../api/require-proof.ts'
import { newPasskeyChallenge } from './passkey-challenge.ts'
import { findPasskeys } from './passkeys.repo.ts'

const type = 'public-key' as const

// Ed25519, ECDSA P-256 and RSA, by their numbers in COSE: what devices and password managers have
const algorithms = [-8, -7, -257]

/** What the browser of a member of staff is asked to make. */
export async function beginPasskey(ctx: UserContext): Promise<PasskeySetup> {
  const { userId, email, name, staffRole } = ctx.actor
  if (staffRole === null) throw new AppError('ADMIN_REQUIRED')
  requireFreshProof(ctx.actor, ctx.clock.now())
  await ctx.limits.count({ key: `passkey-setup:${userId}`, max: 30, windowSeconds: 15 * 60 })
  const passkeys = await findPasskeys(ctx.sql, userId)
  // before the device makes one that nobody would take
  if (passkeys.length >= maxPasskeys) throw new AppError('TOO_MANY_PASSKEYS')
  const { challenge, rpId, timeout, userVerification } = await newPasskeyChallenge(ctx, userId)
  const { settings } = await ctx.settings.current()
  return {
    challenge,
    rp: { id: rpId, name: settings.identity.name },
    user: { id: Buffer.from(userId).toString('base64url'), name: email, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type, alg })),
    excludeCredentials: passkeys.map(({ credentialId: id }) => ({ type, id })),
    authenticatorSelection: { residentKey: 'required', userVerification },
    // which maker's device it is: nobody's business
    attestation: 'none',
    timeout,
  }
}
