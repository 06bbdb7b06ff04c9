import { rows, type Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'

export type HostMail = {
  template:
    | 'commission-earned'
    | 'commission-available'
    | 'commission-taken-back'
    | 'payout-requested'
    | 'payout-processed'
    | 'payout-failed'
    | 'payout-details-changed'
  hostId: string
  /** Nothing about a guest or an order, and no account number. */
  data: Record<string, string | number>
  dedupeKey: string
  now: Date
}

/** Joins the transaction of what it tells about; the same news is told once. */
export async function queueHostMail(tx: Sql, { template, hostId, data, dedupeKey, now }: HostMail) {
  await rows(tx, {
    name: 'queue-host-mail',
    text: `INSERT INTO queued_mails (id, template, recipient, data, dedupe_key, created_at)
           SELECT $1, $2, email, $4::jsonb || jsonb_build_object('name', name), $5, $6 FROM users WHERE id = $3
           ON CONFLICT (dedupe_key) DO NOTHING`,
    values: [newId(), template, hostId, JSON.stringify(data), dedupeKey, now],
  })
}
