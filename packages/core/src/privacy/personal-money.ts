import { ofAccount, ofOrder } from './personal-table.ts'
import type { PersonalTable } from './personal-table.ts'

/** What is paid, and to whom. See personal-data.ts. */
export const personalMoney = {
  payout_details: {
    belongs: ofAccount,
    columns: {
      paypal_email: 'deleted',
      account_holder: 'deleted',
      routing_number: 'deleted',
      account_number: 'deleted',
    },
    facts: ['updated_at'],
  },
  amounts_due: {
    belongs: ofOrder,
    columns: { reason: 'kept', reference: 'kept', waived_because: 'word' },
    facts: ['kind', 'amount_cents', 'created_at', 'paid_at', 'waived_at'],
  },
  payments: {
    belongs: ofOrder,
    columns: { reference: 'kept', card: 'null' },
    facts: ['provider', 'amount_cents', 'created_at'],
  },
  refunds: {
    belongs: ofOrder,
    columns: { reason: 'word', reference: 'kept' },
    facts: ['amount_cents', 'created_at', 'sent_at'],
    impersonal: ['request_key'],
  },
  returned_charges: {
    belongs: ofOrder,
    columns: { reference: 'kept', refund_reference: 'kept' },
    facts: ['provider', 'amount_cents', 'created_at'],
    impersonal: ['change'],
  },
  payment_flags: {
    belongs: ofOrder,
    columns: { reference: 'kept', note: 'word' },
    withheld: ['note'],
    facts: ['kind', 'provider', 'first_seen_at'],
    impersonal: ['currency'],
  },
  invoices: {
    belongs: ofOrder,
    columns: {},
    facts: ['year', 'number', 'issued_at'],
  },
  account_credit_entries: {
    belongs: ofAccount,
    columns: { reason: 'word' },
    facts: ['at', 'cause', 'cents'],
    impersonal: ['request_key'],
  },
  account_credits: { belongs: ofAccount, columns: {}, facts: ['balance_cents'] },
} as const satisfies Record<string, PersonalTable>
