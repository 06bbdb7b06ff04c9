import type { PasskeyRequest, PasskeySetup } from '@trivet/core/contract/sign-in'
import * as signInCopy from '@trivet/core/copy/sign-in'
import { passkeyHost } from '@trivet/core/sign-in'
import { messageOf } from './trpc.ts'

/** Loaded when somebody reaches for a passkey. */
const loadWebAuthn = () => import('@simplewebauthn/browser')

/** Whether this browser has passkeys, for the address that it is at. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function' && passkeyHost(window.location.origin) !== null
}

/** Has the browser make one, and ask its owner for a finger, a face or a PIN. */
export async function makePasskey(setup: PasskeySetup) {
  const { startRegistration } = await loadWebAuthn()
  return startRegistration({ optionsJSON: setup })
}

export async function signWithPasskey(request: PasskeyRequest) {
  const { startAuthentication } = await loadWebAuthn()
  return startAuthentication({ optionsJSON: request })
}

export function passkeyNotMade(error: unknown): string {
  const isThere = error instanceof Error && error.name === 'InvalidStateError'
  return messageOf(error, isThere ? signInCopy.passkeyThere : signInCopy.passkeyNotMade)
}
