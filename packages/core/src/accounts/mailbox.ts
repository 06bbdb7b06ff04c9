import { emailKey } from './email.ts'

// Google delivers an address whatever dots it is written with, and under both names
const dotless = new Set(['gmail.com', 'googlemail.com'])
const dotlessName = 'gmail.com'

/**
 * Where mail to an address arrives, as far as its form says: letter case and what follows a plus make no other mailbox,
 * and dots only elsewhere than at Gmail. Letters of any alphabet stay what they are. The database says the same in
 * `mailbox_of`. See docs/policy.md#fair-referrals.
 */
export function normalizeEmail(email: string): string {
  const [before = '', domain = ''] = emailKey(email).split('@')
  const local = before.replace(/^(.[^+]*)\+.*$/u, '$1')
  if (!dotless.has(domain)) return `${local}@${domain}`
  return `${local.replaceAll('.', '')}@${dotlessName}`
}
