import type { Dashboard } from '@trivet/core/contract/dashboard'
import { formatMoney, toCents, type Dollars } from '@trivet/core/money'
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from '@trivet/ui/table'
import { periodText } from './period-words.ts'

const figures = 'text-right font-mono tabular-nums'
const money = (amount: Dollars) => formatMoney(toCents(amount))

/** The same figures in words, the newest first. */
export function RevenueTable({ points }: { points: Dashboard['overTime']['points'] }) {
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
            <TableCell className={`${figures} max-sm:hidden`}>{money(received)}</TableCell>
            <TableCell className={`${figures} max-sm:hidden`}>{money(refunded)}</TableCell>
            <TableCell className={figures}>{money(revenue)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
