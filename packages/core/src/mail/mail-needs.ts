import type { MailTemplate } from './mail-templates.ts'

/**
 * What a mail is for: an order (its guest needs it to get what was rented, and to pay), access to the account, an answer
 * to what somebody wrote, the host program, or what nobody asked for that day.
 */
export type MailNeed = 'order' | 'access' | 'answer' | 'program' | 'marketing'

/** A new mail does not compile without saying what it is for. */
export const mailNeeds = {
  'order-received': 'order',
  'order-confirmed': 'order',
  'order-paid': 'order',
  'payment-failed': 'order',
  'order-expiring': 'order',
  'address-needed': 'order',
  'order-packed': 'order',
  'order-dispatched': 'order',
  'driver-on-the-way': 'order',
  'order-delivered': 'order',
  'visit-missed': 'order',
  'pickup-tomorrow': 'order',
  'order-collected': 'order',
  'order-completed': 'order',
  'review-request': 'marketing',
  'order-refunded': 'order',
  'order-extended': 'order',
  'order-dates-changed': 'order',
  'order-delivery-changed': 'order',
  'product-swapped': 'order',
  'order-changed': 'order',
  'order-cancelled': 'order',
  'visit-changed': 'order',
  'damage-charged': 'order',
  'late-fee-charged': 'order',
  'amount-paid': 'order',
  // asked for: without it there is no order
  'quote-written': 'order',
  'account-opened': 'access',
  'password-reset': 'access',
  'password-changed': 'access',
  'email-changed': 'access',
  'email-confirm': 'access',
  'email-change-asked': 'access',
  'security-changed': 'access',
  'staff-invitation': 'access',
  'commission-earned': 'program',
  'commission-available': 'program',
  'commission-taken-back': 'program',
  'commission-held': 'program',
  'commission-refused': 'program',
  'commission-released': 'program',
  'payout-requested': 'program',
  'payout-processed': 'program',
  'payout-failed': 'program',
  'payout-lowered': 'program',
  'payout-closed': 'program',
  'payout-details-changed': 'access',
  'goodwill-credit': 'answer',
  'newsletter-welcome': 'marketing',
  'contact-answer': 'answer',
  'account-erased': 'access',
  // of the staff, who asked for it
  'weekly-report': 'answer',
} as const satisfies Record<MailTemplate, MailNeed>

/**
 * May a mail go to the address of an account that nobody has proven yet? Only what an order needs, what gives access to the
 * account, and an answer to a message. See docs/policy.md#email-addresses.
 */
export function reachesUnproven(template: MailTemplate): boolean {
  const need: MailNeed = mailNeeds[template]
  return need !== 'program' && need !== 'marketing'
}

/** Mails whose link lets whoever holds it act as their reader. */
export const secretTemplates: readonly MailTemplate[] = [
  'quote-written',
  'account-opened',
  'password-reset',
  'email-confirm',
  'staff-invitation',
  'newsletter-welcome',
]
