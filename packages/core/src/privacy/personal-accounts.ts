import { ofAccount } from './personal-table.ts'
import type { PersonalTable } from './personal-table.ts'

/** Who people are, and how they get in. See personal-data.ts. */
export const personalAccounts = {
  sessions: {
    belongs: ofAccount,
    columns: { user_agent: 'deleted' },
    facts: ['created_at', 'expires_at'],
  },
  reset_tokens: { belongs: ofAccount, columns: { id: 'deleted' }, withheld: ['id'] },
  email_links: {
    belongs: ofAccount,
    columns: { id: 'deleted', email: 'deleted' },
    withheld: ['id'],
    facts: ['expires_at', 'used_at'],
  },
  sign_in_addresses: {
    belongs: ofAccount,
    columns: { address: 'deleted' },
    facts: ['last_used_at'],
  },
  authenticator_apps: {
    belongs: ofAccount,
    columns: { secret: 'deleted' },
    withheld: ['secret'],
    facts: ['created_at', 'confirmed_at'],
  },
  recovery_codes: { belongs: ofAccount, columns: { id: 'deleted' }, withheld: ['id'] },
  sign_in_challenges: { belongs: ofAccount, columns: { id: 'deleted' }, withheld: ['id'] },
  passkeys: {
    belongs: ofAccount,
    columns: { name: 'deleted', credential_id: 'deleted', public_key: 'deleted' },
    withheld: ['credential_id', 'public_key'],
    facts: ['added_at', 'last_used_at'],
  },
  passkey_challenges: { belongs: ofAccount, columns: { id: 'deleted' }, withheld: ['id'] },
  saved_carts: { belongs: ofAccount, columns: { content: 'deleted' }, facts: ['updated_at'] },
  kits: {
    belongs: ofAccount,
    columns: { name: 'deleted', creation_key: 'deleted', creation_hash: 'deleted' },
    withheld: ['creation_key', 'creation_hash'],
    facts: ['created_at', 'last_modified'],
  },
  kit_counts: { belongs: ofAccount, columns: { user_id: 'deleted' }, withheld: ['user_id'] },
  order_views: { belongs: ofAccount, columns: { name: 'deleted', query: 'deleted' }, facts: ['created_at'] },
  report_readers: {
    belongs: ofAccount,
    columns: { user_id: 'deleted' },
    withheld: ['user_id'],
    facts: ['since'],
  },
  chosen_order_views: { belongs: ofAccount, columns: { view: 'deleted' } },
  users: {
    belongs: { by: 'account', columns: ['id'] },
    columns: {
      name: 'nobody',
      email: 'no-address',
      email_key: 'no-address',
      mailbox: 'no-address',
      new_email: 'null',
      password_hash: 'empty',
      phone: 'empty',
      street: 'empty',
      city: 'empty',
      state: 'empty',
      postal_code: 'empty',
      disabled_at: 'now',
      erased_at: 'now',
    },
    withheld: ['email_key', 'mailbox', 'password_hash', 'disabled_at', 'erased_at'],
    facts: ['country', 'created_at', 'email_proven_at', 'is_host'],
    impersonal: ['country'],
  },
} as const satisfies Record<string, PersonalTable>
