import { ofAccount, ofHost } from './personal-table.ts'
import type { PersonalTable } from './personal-table.ts'

/** What hosts have besides. See personal-data.ts. */
export const personalHosting = {
  stays: {
    belongs: ofHost,
    columns: {
      slug: 'no-slug',
      title: 'word',
      street: 'empty',
      city: 'empty',
      state: 'empty',
      postal_code: 'empty',
      airbnb_listing: 'null',
      access_notes: 'empty',
      deleted_at: 'now',
    },
    facts: ['created_at'],
    impersonal: ['country', 'has_categories', 'has_products'],
  },
  referral_codes: {
    belongs: ofHost,
    columns: { code: 'kept', withdrawn_at: 'now' },
    facts: ['created_at', 'expires_at'],
  },
  referral_uses: {
    belongs: ofAccount,
    columns: { mailbox: 'null', discount_card: 'null' },
    withheld: ['mailbox', 'discount_card'],
    facts: ['code_id', 'uses_discount', 'created_at'],
  },
  commission_reviews: {
    belongs: { by: 'account', columns: ['host_id', 'guest_id'] },
    columns: { reason: 'word' },
    withheld: ['reason'],
    facts: ['held_at', 'outcome'],
  },
  commission_entries: { belongs: ofHost, columns: {}, facts: ['at', 'cents', 'from', 'to'] },
  payouts: {
    belongs: ofHost,
    columns: { destination: 'word', notes: 'word', transaction_id: 'kept' },
    facts: ['status', 'method', 'amount_cents', 'requested_at', 'decided_at'],
  },
} as const satisfies Record<string, PersonalTable>
