/** What the erasure of a person does with a column; see docs/policy.md#erasure. */
export type Fate =
  /** The row is gone, or what the column held: nothing, or no text at all. */
  | 'deleted'
  | 'null'
  | 'empty'
  /** A word in its place, where there was one: the database, or whoever reads it, wants something there. */
  | 'word'
  | 'word-anyway'
  /** What nobody is called, and where nobody is written to. */
  | 'nobody'
  | 'no-address'
  | 'no-slug'
  /** What numbers and yes or no say stays, words go. */
  | 'numbers'
  | 'kit-name'
  /** The instant of the erasure, where there was none; and one so long ago that the file's own job takes it away. */
  | 'now'
  | 'long-ago'
  /** In the books: they are kept without the person. */
  | 'kept'

/** By what a row is somebody's: one of these columns is the account, the order is one of theirs, or the address theirs. */
export type Belonging =
  | { by: 'account'; columns: readonly string[] }
  | { by: 'order' }
  | { by: 'kept answer' }
  | { by: 'email'; column: string }
  | { by: 'message' }
  | { by: 'mail' }
  | { by: 'audit' }
  | { by: 'limit' }

export type PersonalTable = {
  belongs: Belonging
  /** Every column with words that are about the person, and what erasure does with it. */
  columns: Readonly<Record<string, Fate>>
  /** Of those, what no copy has: secrets, and what only repeats something. */
  withheld?: readonly string[]
  /** What else a copy has. */
  facts?: readonly string[]
  /** Words that say nothing of a person. */
  impersonal?: readonly string[]
}

const ofAccount = { by: 'account', columns: ['user_id'] } as const satisfies Belonging
const ofHost = { by: 'account', columns: ['host_id'] } as const satisfies Belonging
const ofOrder = { by: 'order' } as const satisfies Belonging
const byKey = { by: 'email', column: 'email_key' } as const satisfies Belonging

/**
 * Where everything stands that is kept about people, in the order in which it is erased. Copy and erasure are made of this
 * list, and a test holds it against the columns of the database: whatever is new has to be answered here.
 */
export const personalData = {
  // first: it is found by what goes below
  audit_entries: {
    belongs: { by: 'audit' },
    columns: { details: 'numbers' },
    withheld: ['details'],
    facts: ['at', 'action'],
  },
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
  saved_carts: { belongs: ofAccount, columns: { content: 'deleted' }, facts: ['updated_at'] },
  kits: {
    belongs: ofAccount,
    columns: { name: 'deleted', creation_key: 'deleted', creation_hash: 'deleted' },
    withheld: ['creation_key', 'creation_hash'],
    facts: ['created_at', 'last_modified'],
  },
  kit_counts: { belongs: ofAccount, columns: { user_id: 'deleted' }, withheld: ['user_id'] },
  order_views: { belongs: ofAccount, columns: { name: 'deleted', query: 'deleted' }, facts: ['created_at'] },
  chosen_order_views: { belongs: ofAccount, columns: { view: 'deleted' } },
  idempotency_keys: {
    belongs: { by: 'kept answer' },
    columns: { key: 'deleted', request_hash: 'deleted', response_body: 'deleted' },
    withheld: ['key', 'request_hash', 'response_body'],
  },
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
  reviews: {
    belongs: ofAccount,
    columns: { name: 'deleted', comment: 'deleted', hidden_reason: 'deleted' },
    facts: ['product_id', 'rating', 'created_at', 'hidden_at'],
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
  written_quotes: {
    belongs: ofAccount,
    columns: {
      number: 'deleted',
      sale: 'deleted',
      price: 'deleted',
      rates: 'deleted',
      time_zone: 'deleted',
      note: 'deleted',
      token_hash: 'deleted',
    },
    withheld: ['rates', 'time_zone', 'token_hash'],
    facts: ['total_cents', 'created_at', 'expires_at'],
  },
  order_notes: { belongs: ofOrder, columns: { text: 'deleted' }, facts: ['created_at'] },
  trip_links: {
    belongs: ofOrder,
    columns: { token_hash: 'deleted' },
    withheld: ['token_hash'],
    facts: ['created_at', 'withdrawn_at'],
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
  order_lines: {
    belongs: ofOrder,
    columns: { name: 'kit-name' },
    facts: ['quantity', 'unit_price_cents', 'line_total_cents'],
    impersonal: ['slug', 'image', 'kit_items'],
  },
  timeline_entries: {
    belongs: ofOrder,
    columns: { note: 'null' },
    facts: ['at', 'kind', 'from', 'to'],
    impersonal: ['from', 'to'],
  },
  stop_reports: {
    belongs: ofOrder,
    columns: { signed_by: 'word-anyway', note: 'word', photo_id: 'null' },
    facts: ['kind', 'outcome', 'made_at'],
    impersonal: ['version', 'request_key', 'request_hash'],
  },
  stop_photos: { belongs: ofOrder, columns: { created_at: 'long-ago' }, facts: ['order_id', 'id'] },
  damage_photos: {
    belongs: ofOrder,
    columns: { report_id: 'null', created_at: 'long-ago' },
    facts: ['order_id', 'id'],
  },
  damage_reports: {
    belongs: ofOrder,
    columns: { text: 'word' },
    facts: ['kind', 'is_covered', 'created_at'],
    impersonal: ['request_key', 'request_hash'],
  },
  pickup_checks: {
    belongs: ofOrder,
    columns: { notes: 'word', waived_because: 'word' },
    facts: ['charge_cents', 'covered_cents', 'created_at'],
    impersonal: ['request_hash'],
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
  orders: {
    belongs: ofAccount,
    columns: {
      number: 'kept',
      // what the tax of an order depends on
      city: 'kept',
      state: 'kept',
      postal_code: 'kept',
      agreed_to: 'kept',
      street: 'word-anyway',
      airbnb_listing: 'null',
      phone: 'empty',
      delivery_notes: 'empty',
      access: 'empty',
      address_key: 'null',
      on_account_because: 'word',
    },
    withheld: ['address_key'],
    facts: [
      'id',
      'status',
      'created_at',
      'rental_start',
      'rental_end',
      'subtotal_cents',
      'extra_days_cents',
      'damage_protection_cents',
      'delivery_cents',
      'tax_cents',
      'discount_cents',
      'total_cents',
      'account_credit_cents',
      'deposit_cents',
      'paid_at',
      'country',
      'delivery_window',
      'pickup_window',
    ],
    impersonal: ['rates', 'time_zone', 'area'],
  },
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
    columns: { mailbox: 'null' },
    withheld: ['mailbox'],
    facts: ['created_at'],
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
  account_credit_entries: {
    belongs: ofAccount,
    columns: { reason: 'word' },
    facts: ['at', 'cause', 'cents'],
    impersonal: ['request_key'],
  },
  account_credits: { belongs: ofAccount, columns: {}, facts: ['balance_cents'] },
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

export type PersonalTableName = keyof typeof personalData

export const personalTables = Object.keys(personalData) as PersonalTableName[]

/** Gone with their rows; every other table keeps its rows, without the person. */
export function isDeleted(table: PersonalTable): boolean {
  return Object.values(table.columns).includes('deleted')
}

/** The columns that somebody who asks for a copy gets of a table. */
export function copiedColumns({ columns, withheld = [], facts = [] }: PersonalTable): string[] {
  return [...facts, ...Object.keys(columns).filter((column) => !withheld.includes(column))]
}
