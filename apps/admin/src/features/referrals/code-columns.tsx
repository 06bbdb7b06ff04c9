import type { CodeState, ReferralListItem } from '@trivet/core/contract/referrals'
import { formatDollars } from '@trivet/core/money'
import { Badge } from '@trivet/ui/badge'
import { column } from '@trivet/ui/data-table'
import { EmailText } from '../../components/email-text.tsx'
import { Instant } from '../../components/instant.tsx'

export const codeStateLabels = {
  active: 'Active',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
} as const satisfies Record<CodeState, string>

export const codeColumns = [
  column('Code', (item: ReferralListItem) => <span className="font-mono font-medium">{item.code}</span>, {
    sortKey: 'code',
  }),
  column('Host', (item: ReferralListItem) => <Host {...item.host} />, {
    sortKey: 'host',
    className: 'w-full min-w-40',
  }),
  column('Since', (item: ReferralListItem) => <Instant at={item.createdAt} />, { sortKey: 'created' }),
  column('Valid until', (item: ReferralListItem) => <Validity {...item} />, { sortKey: 'expires' }),
  column('Orders', (item: ReferralListItem) => item.usageCount, { numeric: true, sortKey: 'orders' }),
  column('Earned', (item: ReferralListItem) => formatDollars(item.totalEarnings), {
    numeric: true,
    sortKey: 'earned',
  }),
  column('Payouts', (item: ReferralListItem) => item.payouts.length, { numeric: true }),
]

function Host({ name, email }: ReferralListItem['host']) {
  return (
    <>
      <span className="block wrap-anywhere">{name}</span>
      <a href={`mailto:${email}`} className="inline-block py-1 underline underline-offset-4">
        <EmailText email={email} />
      </a>
    </>
  )
}

function Validity({ state, expiresAt }: ReferralListItem) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Instant at={expiresAt} />
      {state !== 'active' && <Badge>{codeStateLabels[state]}</Badge>}
    </span>
  )
}
