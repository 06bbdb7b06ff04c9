import type { SecurityChange } from '../../sign-in/security-changes.ts'

type ChangeTexts = { heading: string; text: string }

const texts: Record<SecurityChange, ChangeTexts> = {
  'second-factor-set-up': {
    heading: 'A second factor was set up',
    text: 'Signing in now takes your password and a code of your authenticator app. Every other device is signed out.',
  },
  'second-factor-turned-off': {
    heading: 'Your authenticator app was turned off',
    text: 'Its codes no longer work. Unless you have a passkey, signing in takes your password alone from now on.',
  },
  'second-factor-reset': {
    heading: 'Your second factor was reset',
    text: 'An owner of the shop took it off your account, passkeys included. You are signed out everywhere, and sign in with your password alone until you set up another one.',
  },
  'recovery-codes-made': {
    heading: 'You have new recovery codes',
    text: 'The earlier ones no longer work.',
  },
  'recovery-code-used': {
    heading: 'A recovery code was used',
    text: 'Somebody signed in with your password and one of your recovery codes. That code no longer works.',
  },
  'passkey-added': {
    heading: 'A passkey was added',
    text: 'Whoever has it signs in to your account without a password. Your password alone is not enough any more.',
  },
  'passkey-removed': {
    heading: 'A passkey was removed',
    text: 'It no longer signs in to your account. Without another passkey or an authenticator app, your password alone is enough.',
  },
  'signed-out': {
    heading: 'You were signed out everywhere',
    text: 'The staff of the shop ended all your sessions, as when a device is lost. You sign in as before.',
  },
}

/** What its owner is told of a change of how their account is protected. */
export const securityChangeTexts = (change: SecurityChange): ChangeTexts => texts[change]
