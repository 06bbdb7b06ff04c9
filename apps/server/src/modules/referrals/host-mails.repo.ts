import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'
import { queueMail, type MailData } from '../outbox/index.ts'

type HostTemplate =
  | 'commission-available'
  | 'commission-held'
  | 'commission-released'
  | 'commission-refused'
  | 'commission-taken-back'
  | 'payout-requested'
  | 'payout-processed'
  | 'payout-failed'
  | 'payout-lowered'
  | 'payout-closed'
  | 'payout-details-changed'

export type HostMail<Template extends HostTemplate> = {
  template: Template
  hostId: string
  /** Nothing about a guest or an order, and no account number. */
  data: (name: string) => MailData[Template]
  dedupeKey: string
  waitSeconds?: number
  now: Date
}

const hostOfMail = statement<{ hostId: string }>()('host-of-mail', (db, $) =>
  db.selectFrom('users').select(['email', 'name']).where('id', '=', $.hostId),
)

/** Joins the transaction of what it tells about; the same event is told once. */
export async function queueHostMail<Template extends HostTemplate>(
  tx: Sql,
  { template, hostId, data, ...mail }: HostMail<Template>,
): Promise<void> {
  const [host] = await hostOfMail(tx, { hostId })
  if (!host) return
  await queueMail(tx, { ...mail, template, recipient: host.email, data: data(host.name) })
}
