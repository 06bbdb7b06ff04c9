import { byKey } from './personal-table.ts'
import type { PersonalTable } from './personal-table.ts'

/** What people write to the shop, and it to them. See personal-data.ts. */
export const personalMessages = {
  // first: it is found by what goes below
  audit_entries: {
    belongs: { by: 'audit' },
    columns: { details: 'numbers' },
    withheld: ['details'],
    facts: ['at', 'action'],
  },
  contact_answers: { belongs: { by: 'message' }, columns: { text: 'deleted' }, facts: ['answered_at'] },
  contact_messages: {
    belongs: { by: 'email', column: 'email' },
    columns: { name: 'deleted', email: 'deleted', subject: 'deleted', message: 'deleted' },
    facts: ['created_at'],
  },
  subscriptions: {
    belongs: byKey,
    columns: { email: 'deleted', email_key: 'deleted', token_hash: 'deleted' },
    withheld: ['email_key', 'token_hash'],
    facts: ['subscribed_at', 'unsubscribed_at'],
  },
  waiting_list_entries: {
    belongs: byKey,
    columns: {
      email: 'deleted',
      email_key: 'deleted',
      country: 'deleted',
      postal_code: 'deleted',
      zip_area: 'deleted',
      city: 'deleted',
    },
    withheld: ['email_key', 'zip_area'],
    facts: ['joined_at'],
  },
  staff_invitations: {
    belongs: byKey,
    columns: { token_hash: 'deleted', email: 'deleted', email_key: 'deleted' },
    withheld: ['token_hash', 'email_key'],
    facts: ['staff_role', 'created_at', 'expires_at'],
  },
  queued_mails: {
    belongs: { by: 'mail' },
    columns: {
      recipient: 'deleted',
      data: 'deleted',
      dedupe_key: 'deleted',
      last_error: 'deleted',
      subject: 'deleted',
      html: 'deleted',
      text: 'deleted',
      attachments: 'deleted',
      receipt: 'deleted',
    },
    withheld: ['data', 'dedupe_key', 'last_error', 'html', 'attachments', 'receipt'],
    facts: ['created_at', 'sent_at'],
  },
  rate_limits: { belongs: { by: 'limit' }, columns: { key: 'deleted' }, withheld: ['key'] },
} as const satisfies Record<string, PersonalTable>
