import { formatDollars } from '@trivet/core/money'
import type { ReferralStats } from '@trivet/core/contract/referrals'
import { Badge } from '@trivet/ui/badge'
import { EmptyState } from '@trivet/ui/empty-state'
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from '@trivet/ui/table'
import { Link } from 'react-router'
import { formatInstant } from '../../components/format-instant.ts'
import { StatusBadge } from '../../components/status-badge.tsx'
import { paths } from '../../paths.ts'

type ReferralsProps = { referrals: ReferralStats['recentReferrals'] }

/** The last orders with the host's code. Who ordered is the guest's own business. */
export function RecentReferrals({ referrals }: ReferralsProps) {
  return (
    <section aria-labelledby="referrals">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="referrals" className="type-h2">
          Recent referrals
        </h2>
        {referrals.length > 0 && (
          <Link to={paths.hostReferrals()} className="py-2 font-medium underline underline-offset-4">
            All referrals
          </Link>
        )}
      </div>
      <div className="mt-6">
        {referrals.length === 0 ? (
          <EmptyState
            headingLevel={3}
            title="No referrals yet"
            description="Send your link to the next guests. Their orders show here as soon as they are paid."
          />
        ) : (
          <>
            <ReferralTable referrals={referrals} />
            <ReferralList referrals={referrals} />
          </>
        )}
      </div>
    </section>
  )
}

function ReferralTable({ referrals }: ReferralsProps) {
  return (
    <div className="max-sm:hidden">
      <Table>
        <TableCaption>Recent referrals</TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead>Date</TableHead>
            <TableHead className="text-right">Order amount</TableHead>
            <TableHead className="text-right">Commission</TableHead>
            <TableHead>Status</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {referrals.map(({ date, orderAmount, commission, orderStatus, isHeld }, index) => (
            <TableRow key={`${date} ${index}`}>
              <TableCell className="font-mono tabular-nums">{formatInstant(date)}</TableCell>
              <TableCell className="text-right font-mono tabular-nums">
                {formatDollars(orderAmount)}
              </TableCell>
              <TableCell className="text-right font-mono font-semibold tabular-nums">
                {formatDollars(commission)}
              </TableCell>
              <TableCell>
                <StatusBadge status={orderStatus} /> {isHeld && <Held />}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

/** The same where a table would have to be pushed sideways. */
function ReferralList({ referrals }: ReferralsProps) {
  return (
    <ul aria-label="Recent referrals" className="divide-y rounded-cloth border bg-card text-small sm:hidden">
      {referrals.map(({ date, orderAmount, commission, orderStatus, isHeld }, index) => (
        <li key={`${date} ${index}`} className="flex items-start justify-between gap-3 p-4">
          <div>
            <p className="font-mono tabular-nums">{formatInstant(date)}</p>
            <StatusBadge status={orderStatus} /> {isHeld && <Held />}
          </div>
          <p className="shrink-0 text-right font-mono whitespace-nowrap tabular-nums">
            <span className="sr-only">Commission </span>
            <strong className="font-semibold">{formatDollars(commission)}</strong>
            <span className="block text-caption text-muted-foreground">of {formatDollars(orderAmount)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Held() {
  return <Badge tone="warning">Being checked</Badge>
}
