import type { MadePasskeyInput, SignedPasskeyInput } from '@trivet/core/contract/sign-in'
import type { Context } from '../../../api/context.ts'
import { requirePasskeyHost } from './passkey-challenge.ts'
import { takePasskeyChallenge } from './passkey-challenges.repo.ts'

/** Loaded when the first passkey comes: it is large, and most processes never need it. */
const loadWebAuthn = () => import('@simplewebauthn/server')

type Made = { passkey: MadePasskeyInput; userId: string }

/** The passkey that a browser made for this user; null where its answer is not one to the question. */
export async function readMadePasskey(ctx: Context, { passkey, userId }: Made) {
  const expected = await takeExpected(ctx, passkey, userId)
  if (!expected) return null
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const response = asAnswer(passkey)
  // most of what can be wrong is thrown
  const read = await verifyRegistrationResponse({ ...expected, response }).catch(() => null)
  if (!read?.verified) return null
  const { id, publicKey, counter } = read.registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), uses: counter }
}

type Signed = { passkey: SignedPasskeyInput; publicKey: string }

/** How often the passkey says it was used; null where its answer is not one to the question. */
export async function readSignedPasskey(
  ctx: Context,
  { passkey, publicKey }: Signed,
): Promise<number | null> {
  const expected = await takeExpected(ctx, passkey, null)
  if (!expected) return null
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  // whether it counts on is asked apart
  const credential = { id: passkey.id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 }
  const response = asAnswer(passkey)
  const read = await verifyAuthenticationResponse({ ...expected, response, credential }).catch(() => null)
  return read?.verified ? read.authenticationInfo.newCounter : null
}

type Answer = { id: string; response: { clientDataJSON: string } }

/** What has to be true of an answer: our challenge, our address, and a person whom the device recognized. */
async function takeExpected(ctx: Context, { response }: Answer, userId: string | null) {
  const challenge = challengeIn(response.clientDataJSON)
  const now = ctx.clock.now()
  if (challenge === null || !(await takePasskeyChallenge(ctx.sql, { challenge, userId, now }))) return null
  return {
    expectedChallenge: challenge,
    expectedOrigin: ctx.publicUrl,
    expectedRPID: requirePasskeyHost(ctx),
    requireUserVerification: true,
  }
}

function challengeIn(clientDataJson: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

const asAnswer = <Given extends Answer>(given: Given) => ({
  ...given,
  rawId: given.id,
  type: 'public-key' as const,
  clientExtensionResults: {},
})
