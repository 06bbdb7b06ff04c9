import type { OrderFilter, OrderPage } from '@trivet/core/contract/orders'
import { figureText, figureWords } from '@trivet/core/copy/reports'
import { figureOfParts, type Figure } from '@trivet/core/reports'
import { Button } from '@trivet/ui/button'
import { X } from 'lucide-react'
import { Allowed } from '../../components/allowed.tsx'
import { formatPeriod } from '../../lib/dates.ts'

type FigureNoteProps = {
  filter: OrderFilter
  /** Of whom it is, and what its orders add up to for whoever may see that. */
  answer: Pick<OrderPage, 'figureOf' | 'figureSum'> | undefined
  isLoading: boolean
  onClear: () => void
}

/** Which figure of a report the list stands behind, and its sum; nothing where it is any other list. */
export function FigureNote({ filter, answer, isLoading, onClear }: FigureNoteProps) {
  const { figure, figureFrom, figureTo } = filter
  if (!figure) return null
  const { label, means } = figureWords[figure]
  const days = figureFrom && figureTo ? [formatPeriod(figureFrom, figureTo)] : []
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-cloth border bg-secondary px-4 py-3 text-secondary-foreground">
      <div className="min-w-0">
        <p>
          Orders behind <strong>{[label, ...days, ...(answer?.figureOf ?? [])].join(', ')}</strong>. {means}
        </p>
        <Allowed permission="reports">
          {answer?.figureSum !== undefined && <FigureSum figure={figure} sum={answer.figureSum} />}
          {!answer && isLoading && <FigureSum figure={figure} sum={null} />}
        </Allowed>
      </div>
      <Button variant="ghost" size="sm" onClick={onClear}>
        <X aria-hidden strokeWidth={1.75} />
        All orders
      </Button>
    </div>
  )
}

function FigureSum({ figure, sum }: { figure: Figure; sum: number | null }) {
  const parts = figureOfParts(figure)
  return (
    <p>
      They add up to{' '}
      <strong className="font-mono tabular-nums">{sum === null ? '…' : figureText(parts, sum)}</strong>
      {parts !== figure && ` (${figureWords[parts].label})`}
    </p>
  )
}
