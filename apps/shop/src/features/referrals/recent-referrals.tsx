import { formatMoney, toCents } from '@trivet/core'
import type { ReferralStats } from '@trivet/core'
import { EmptyState } from '@trivet/ui/empty-state'
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from '@trivet/ui/table'
import { formatInstant } from '../../components/format-instant.ts'
import { StatusBadge } from '../../components/status-badge.tsx'

/** The last orders with the host's code. Who ordered is the guest's own business. */
export function RecentReferrals({ referrals }: { referrals: ReferralStats['recentReferrals'] }) {
  return (
    <section aria-labelledby="referrals">
      <h2 id="referrals" className="type-h2">
        Recent referrals
      </h2>
      <div className="mt-6">
        {referrals.length === 0 ? (
          <EmptyState
            headingLevel={3}
            title="No referrals yet"
            description="Send your link to the next guests. Their orders show here as soon as they are paid."
          />
        ) : (
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
              {referrals.map(({ date, orderAmount, commission, orderStatus }, index) => (
                <TableRow key={`${date} ${index}`}>
                  <TableCell className="font-mono tabular-nums">{formatInstant(date)}</TableCell>
                  <TableCell className="text-right font-mono tabular-nums">
                    {formatMoney(toCents(orderAmount))}
                  </TableCell>
                  <TableCell className="text-right font-mono font-semibold tabular-nums">
                    {formatMoney(toCents(commission))}
                  </TableCell>
                  <TableCell>
                    <StatusBadge status={orderStatus} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </div>
    </section>
  )
}
