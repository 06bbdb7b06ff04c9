/** Minutes within which a password has to be followed by a code. See docs/policy.md#second-factor. */
export const signInChallengeMinutes = 10

/** What an account signs in with besides its password. */
export const factorKinds = ['app', 'passkey'] as const

export type FactorKind = (typeof factorKinds)[number]

export const recoveryCodeCount = 10

/** What recovery codes are made of: no letter or digit that looks like another one. */
export const recoveryCodeLetters = '23456789abcdefghjkmnpqrstuvwxyz'

/** 59 bits: what is left of a stolen database is not guessed. */
export const recoveryCodeLength = 12

export type FactorCode = { kind: 'app' | 'recovery'; code: string }

const appCode = /^\d{6}$/
const recoveryCode = new RegExp(`^[${recoveryCodeLetters}]{${recoveryCodeLength}}$`)

/**
 * What somebody typed where a code is asked for: that of the authenticator app, or one of the recovery codes, with spaces and
 * dashes where they like. Null when it can be neither. See docs/policy.md#second-factor.
 */
export function readFactorCode(typed: string): FactorCode | null {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  if (appCode.test(code)) return { kind: 'app', code }
  return recoveryCode.test(code) ? { kind: 'recovery', code } : null
}

/** As it is shown and written down: 'k7mw-q2hx-9dtc'. */
export function recoveryCodeText(code: string): string {
  return inFours(code, '-')
}

/** A secret as it is typed into an app that has no camera. */
export function secretText(secret: string): string {
  return inFours(secret, ' ')
}

function inFours(text: string, between: string): string {
  return text.match(/.{1,4}/g)?.join(between) ?? ''
}
