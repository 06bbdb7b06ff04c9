import { Button } from '@trivet/ui/button'
import type { ReactNode } from 'react'
import type { Selection } from '../lib/selection.ts'

type SelectionBarProps = {
  selection: Selection
  /** Such as ['order', 'orders']. */
  nouns: readonly [one: string, many: string]
  children: ReactNode
}

/** What can be done with the rows that are ticked; stays in sight at the foot of the window. */
export function SelectionBar({ selection, nouns, children }: SelectionBarProps) {
  const count = selection.ids.size
  if (count === 0) return null
  return (
    <section
      aria-label="Selected"
      data-foot-bar
      className="sticky bottom-4 z-40 mt-4 flex flex-wrap items-center gap-3 rounded-cloth border bg-popover p-3 shadow-contact"
    >
      <p aria-live="polite" className="font-medium tabular-nums">
        {count} {nouns[count === 1 ? 0 : 1]} selected
      </p>
      {children}
      <Button variant="ghost" size="sm" className="ml-auto" onClick={selection.clear}>
        Clear selection
      </Button>
    </section>
  )
}
