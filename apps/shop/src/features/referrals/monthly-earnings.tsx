import { formatMoney, toCents } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { Skeleton } from '@trivet/ui/skeleton'
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from '@trivet/ui/table'
import { lazy, Suspense, useState } from 'react'
import { monthText } from './host-words.ts'
import type { Months } from './host-words.ts'

const EarningsBars = lazy(() =>
  import('./earnings-bars.tsx').then((module) => ({ default: module.EarningsBars })),
)

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
        <div role="group" aria-label="Show as" className="flex gap-2">
          <Choice isChosen={!isTable} onChoose={() => setIsTable(false)}>
            Chart
          </Choice>
          <Choice isChosen={isTable} onChoose={() => setIsTable(true)}>
            Table
          </Choice>
        </div>
      </div>
      <div className="mt-6">
        {isTable && <MonthsTable months={months} />}
        {!isTable && isEmpty && (
          <p className="weave flex h-75 items-center justify-center rounded-cloth border p-6 text-center text-muted-foreground">
            No earnings in the last twelve months. The first bar comes with the first guest.
          </p>
        )}
        {!isTable && !isEmpty && (
          <figure
            role="img"
            aria-label={`Bar chart of monthly earnings. ${summaryOf(months)}`}
            className="rounded-cloth border bg-card p-3 pt-5 sm:p-5"
          >
            <Suspense fallback={<Skeleton className="h-75" />}>
              <EarningsBars months={months} />
            </Suspense>
          </figure>
        )}
      </div>
    </section>
  )
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: string }

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <Button
      size="sm"
      variant={isChosen ? 'primary' : 'secondary'}
      className="h-11"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {children}
    </Button>
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
              {monthText(month)}
            </TableHead>
            <TableCell className="text-right font-mono tabular-nums">
              {formatMoney(toCents(earnings))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function summaryOf(months: Months): string {
  const best = months.reduce((top, one) => (one.earnings > top.earnings ? one : top))
  const last = months.at(-1) ?? best
  return `Best month ${monthText(best.month)} with ${formatMoney(toCents(best.earnings))}; this month ${formatMoney(toCents(last.earnings))}.`
}
