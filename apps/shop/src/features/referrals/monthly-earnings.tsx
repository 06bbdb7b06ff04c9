import { formatMonth } from '@trivet/core/dates'
import { formatDollars } from '@trivet/core/money'
import { BarFigure, NoBars } from '@trivet/ui/bar-figure'
import { ChartOrTable } from '@trivet/ui/choice-button'
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from '@trivet/ui/table'
import { useState } from 'react'
import { shortMonth } from './host-words.ts'
import type { Months } from './host-words.ts'

/** Twelve months, as bars or as a table. */
export function MonthlyEarnings({ months }: { months: Months }) {
  const [isTable, setIsTable] = useState(false)
  const isEmpty = months.every(({ earnings }) => earnings === 0)
  return (
    <section aria-labelledby="months">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="months" className="type-h2">
            Monthly earnings
          </h2>
          <p className="mt-2 text-small text-muted-foreground">
            In the month an order was paid, less what refunds took back of it.
          </p>
        </div>
        <ChartOrTable isTable={isTable} onChange={setIsTable} className="gap-2" buttonClassName="h-11" />
      </div>
      <div className="mt-6">
        {isTable ? (
          <MonthsTable months={months} />
        ) : isEmpty ? (
          <NoBars>No earnings in the last twelve months. The first bar comes with the first guest.</NoBars>
        ) : (
          <BarFigure
            label={`Bar chart of monthly earnings. ${summaryOf(months)}`}
            className="rounded-cloth border bg-card p-3 pt-5 sm:p-5"
            points={months.map(({ month, earnings }) => ({
              name: shortMonth(month),
              value: earnings,
              tip: (
                <p className="font-mono">
                  {formatMonth(month)}: <strong>{formatDollars(earnings)}</strong>
                </p>
              ),
            }))}
            valueText={(value) => `$${value}`}
          />
        )}
      </div>
    </section>
  )
}

function MonthsTable({ months }: { months: Months }) {
  return (
    <Table>
      <TableCaption>Monthly earnings</TableCaption>
      <TableHeader>
        <TableRow>
          <TableHead>Month</TableHead>
          <TableHead className="text-right">Earned</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {months.map(({ month, earnings }) => (
          <TableRow key={month}>
            <TableHead scope="row" className="text-foreground">
              {formatMonth(month)}
            </TableHead>
            <TableCell className="text-right font-mono tabular-nums">{formatDollars(earnings)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function summaryOf(months: Months): string {
  const best = months.reduce((top, one) => (one.earnings > top.earnings ? one : top))
  const last = months.at(-1) ?? best
  return `Best month ${formatMonth(best.month)} with ${formatDollars(best.earnings)}; this month ${formatDollars(last.earnings)}.`
}
