import type { SecurityChange } from '../../sign-in/security-changes.ts'

type ChangeTexts = { heading: string; text: string }

const texts: Record<SecurityChange, ChangeTexts> = {
  'second-factor-set-up': {
    heading: 'A second factor was set up',
    text: 'Signing in now takes your password and a code of your authenticator app. Every other device is signed out.',
  },
  'second-factor-turned-off': {
    heading: 'Your second factor was turned off',
    text: 'Signing in takes your password alone from now on.',
  },
  'second-factor-reset': {
    heading: 'Your second factor was reset',
    text: 'An owner of the shop took it off your account. You are signed out everywhere, and sign in with your password alone until you set up another one.',
  },
  'recovery-codes-made': {
    heading: 'You have new recovery codes',
    text: 'The earlier ones no longer work.',
  },
  'recovery-code-used': {
    heading: 'A recovery code was used',
    text: 'Somebody signed in with your password and one of your recovery codes. That code no longer works.',
  },
}

/** What its owner is told of a change of how their account is protected. */
export const securityChangeTexts = (change: SecurityChange): ChangeTexts => texts[change]
