/** What the owner of an account is mailed about: if it was not they, they hear of it there. */
export const securityChanges = [
  'second-factor-set-up',
  'second-factor-turned-off',
  'second-factor-reset',
  'recovery-codes-made',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'signed-out',
] as const

export type SecurityChange = (typeof securityChanges)[number]
