import { personalData } from '../../privacy/personal-data.ts'
import type { PersonalTableName } from '../../privacy/personal-data.ts'
import { isDeleted } from '../../privacy/personal-table.ts'

/** What stands where, in plain words. */
export const personalTableWords = {
  audit_entries: 'Changes by and for you',
  sessions: 'Where you are signed in',
  reset_tokens: 'Links for a new password',
  email_links: 'Links to confirm an email address',
  sign_in_addresses: 'Network addresses you signed in from',
  authenticator_apps: 'Your authenticator app',
  recovery_codes: 'Recovery codes',
  sign_in_challenges: 'Sign-ins that wait for a code',
  passkeys: 'Your passkeys',
  passkey_challenges: 'Passkeys that wait to be added',
  saved_carts: 'Your cart',
  kits: 'Kits you saved',
  kit_counts: 'How many kits you saved',
  order_views: 'Lists you saved as staff',
  report_readers: 'The weekly report',
  chosen_order_views: 'The list you chose as staff',
  idempotency_keys: 'Answers kept for repeated requests',
  payout_details: 'Where you are paid out to',
  reviews: 'Reviews you wrote',
  contact_answers: 'Our answers to your messages',
  contact_messages: 'Messages you wrote to us',
  subscriptions: 'The newsletter',
  waiting_list_entries: 'Places you wait for',
  staff_invitations: 'Invitations to work with us',
  written_quotes: 'Quotes we wrote for you',
  order_notes: 'Notes of our staff on your orders',
  trip_links: 'Links to your trips',
  queued_mails: 'Mails we sent you',
  rate_limits: 'Counters against guessing',
  order_lines: 'What you rented',
  timeline_entries: 'What happened with your orders',
  stop_reports: 'What drivers reported',
  stop_photos: 'Photos of deliveries and pickups',
  damage_photos: 'Photos of damage you sent',
  damage_reports: 'Damage you reported',
  pickup_checks: 'What was counted at the pickup',
  amounts_due: 'Amounts besides the price',
  payments: 'Payments',
  refunds: 'Refunds',
  returned_charges: 'Charges that went back',
  payment_flags: 'Payments that we looked at',
  invoices: 'Invoices',
  orders: 'Orders',
  stays: 'Homes you told us about',
  referral_codes: 'Your referral codes',
  referral_uses: 'Codes you used',
  promotion_uses: 'Promotion codes you used',
  commission_reviews: 'Commissions that we looked at',
  commission_entries: 'Commissions',
  payouts: 'Payouts',
  account_credit_entries: 'Account credit',
  account_credits: 'Your balance of account credit',
  users: 'Your account',
} as const satisfies Record<PersonalTableName, string>

/** What becomes of it when the account is erased. */
export function onErasureText(table: PersonalTableName): string {
  if (table === 'users') return 'Erased, but for when there was an account'
  return isDeleted(personalData[table]) ? 'Erased' : 'Stays in the books, without you'
}

/** delivery_notes → delivery notes; total_cents → total; order_id → order */
export function fieldWords(column: string): string {
  if (column === 'cents') return 'amount'
  return column.replace(/_cents$|_id$/, '').replaceAll('_', ' ')
}
