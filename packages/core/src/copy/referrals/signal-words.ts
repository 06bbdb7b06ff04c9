import type { ReferralSignal } from '../../referrals/referral-signals.ts'

/** What staff read about why a commission is held. */
export const signalTexts = {
  'same-mailbox': 'Guest and host have the same email address, but for dots or what follows a plus',
  'same-card': 'The order was paid with a card of the host',
  'same-phone': 'Guest and host have the same phone number',
  'host-home': 'It goes to the home of the host, or the guest lives there',
  'discount-card': 'Its card has had the first-order discount before',
  'host-stay': 'It goes to a stay of the host (usual for a guest)',
  'shared-contact': 'Another account used the same card or phone with this host’s code',
} as const satisfies Record<ReferralSignal, string>
