import type { OrderFilter } from '@trivet/core/contract/orders'
import { figureWords } from '@trivet/core/copy/reports'
import { Button } from '@trivet/ui/button'
import { X } from 'lucide-react'
import { formatPeriod } from '../../lib/dates.ts'

type FigureNoteProps = {
  filter: OrderFilter
  /** The area, the depot, the product or the host it is of, by name. */
  of?: readonly string[] | undefined
  onClear: () => void
}

/** Which figure of a report the list stands behind; nothing where it is any other list. */
export function FigureNote({ filter, of = [], onClear }: FigureNoteProps) {
  const { figure, figureFrom, figureTo } = filter
  if (!figure) return null
  const { label, means } = figureWords[figure]
  const days = figureFrom && figureTo ? [formatPeriod(figureFrom, figureTo)] : []
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-cloth border bg-secondary px-4 py-3 text-secondary-foreground">
      <p className="min-w-0">
        Orders behind <strong>{[label, ...days, ...of].join(', ')}</strong>. {means}
      </p>
      <Button variant="ghost" size="sm" onClick={onClear}>
        <X aria-hidden strokeWidth={1.75} />
        All orders
      </Button>
    </div>
  )
}
