import type { Dashboard } from '@trivet/core/contract/dashboard'
import { formatDollars } from '@trivet/core/money'
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from '@trivet/ui/table'
import { periodText } from '../../lib/period-words.ts'

const figures = 'text-right font-mono tabular-nums'
/** The same figures in words, the newest first. */
export function RevenueTable({ points }: { points: NonNullable<Dashboard['overTime']>['points'] }) {
  return (
    <Table className="text-body">
      <TableCaption>Revenue over time</TableCaption>
      <TableHeader>
        <TableRow>
          <TableHead>When</TableHead>
          <TableHead className="text-right max-sm:hidden">Paid</TableHead>
          <TableHead className="text-right max-sm:hidden">Refunded</TableHead>
          <TableHead className="text-right">Revenue</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {points.toReversed().map(({ period, received, refunded, revenue }) => (
          <TableRow key={period}>
            <TableHead scope="row" className="text-foreground">
              {periodText(period)}
            </TableHead>
            <TableCell className={`${figures} max-sm:hidden`}>{formatDollars(received)}</TableCell>
            <TableCell className={`${figures} max-sm:hidden`}>{formatDollars(refunded)}</TableCell>
            <TableCell className={figures}>{formatDollars(revenue)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
