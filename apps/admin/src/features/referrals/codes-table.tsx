import { formatMoney, toCents, type ReferralListItem } from '@trivet/core'
import { Badge } from '@trivet/ui/badge'
import { column } from '@trivet/ui/data-table'
import { Instant } from '../../components/instant.tsx'
import { RecordTable } from '../../components/record-table.tsx'

const columns = [
  column('Code', (item: ReferralListItem) => <span className="font-mono font-medium">{item.code}</span>),
  column('Host', (item: ReferralListItem) => <Host {...item.host} />, { className: 'w-full min-w-40' }),
  column('Valid until', (item: ReferralListItem) => <Validity {...item} />),
  column('Orders', (item: ReferralListItem) => item.usageCount, { numeric: true }),
  column('Earned', (item: ReferralListItem) => formatMoney(toCents(item.totalEarnings)), { numeric: true }),
  column('Payouts', (item: ReferralListItem) => item.payouts.length, { numeric: true }),
]

export function CodesTable({ codes }: { codes: readonly ReferralListItem[] }) {
  return (
    <RecordTable
      caption="Referral codes, newest first"
      columns={columns}
      rows={codes}
      rowKey={(item) => item._id}
      empty="No host has a code yet"
    />
  )
}

function Host({ name, email }: ReferralListItem['host']) {
  return (
    <>
      <span className="block">{name}</span>
      <a href={`mailto:${email}`} className="inline-block py-1 break-all underline underline-offset-4">
        {email}
      </a>
    </>
  )
}

function Validity({ isActive, expiresAt }: ReferralListItem) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Instant at={expiresAt} />
      {!isActive && <Badge>No longer active</Badge>}
    </span>
  )
}
