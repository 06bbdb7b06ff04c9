import { FieldError } from '@trivet/ui/field'
import { Button } from '@trivet/ui/button'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'

type FieldRowsProps = {
  rows: readonly { id: string }[]
  /** What one row is, such as 'Specification'. */
  noun: string
  empty: string
  addLabel?: string
  onAdd?: () => void
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
  /** About the list as a whole. */
  error?: string | undefined
  children: (index: number) => ReactNode
}

/** Rows of fields that can be added, moved and removed; every way works by keyboard. */
export function FieldRows(props: FieldRowsProps) {
  const { rows, noun, empty, addLabel, onAdd, onMove, onRemove, error, children } = props
  const list = useRef<HTMLDivElement>(null)

  function remove(index: number) {
    onRemove(index)
    // the button that had the focus is gone
    list.current?.focus()
  }

  return (
    <div ref={list} tabIndex={-1} className="grid gap-3 outline-none">
      {rows.length === 0 && <p className="text-muted-foreground">{empty}</p>}
      {rows.map(({ id }, index) => (
        <div
          key={id}
          role="group"
          aria-label={`${noun} ${index + 1}`}
          className="grid gap-3 border-b pb-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
        >
          <div className="min-w-0">{children(index)}</div>
          <div className="flex gap-1">
            <RowButton
              label={`Move ${noun.toLowerCase()} ${index + 1} up`}
              isOff={index === 0}
              onClick={() => onMove(index, index - 1)}
            >
              <ArrowUp aria-hidden strokeWidth={1.75} />
            </RowButton>
            <RowButton
              label={`Move ${noun.toLowerCase()} ${index + 1} down`}
              isOff={index === rows.length - 1}
              onClick={() => onMove(index, index + 1)}
            >
              <ArrowDown aria-hidden strokeWidth={1.75} />
            </RowButton>
            <RowButton label={`Remove ${noun.toLowerCase()} ${index + 1}`} onClick={() => remove(index)}>
              <Trash2 aria-hidden strokeWidth={1.75} />
            </RowButton>
          </div>
        </div>
      ))}
      {error && <FieldError>{error}</FieldError>}
      {onAdd && (
        <Button type="button" variant="secondary" size="sm" className="justify-self-start" onClick={onAdd}>
          <Plus aria-hidden strokeWidth={1.75} />
          {addLabel}
        </Button>
      )}
    </div>
  )
}

type RowButtonProps = { label: string; isOff?: boolean; onClick: () => void; children: ReactNode }

function RowButton({ label, isOff = false, onClick, children }: RowButtonProps) {
  return (
    <Button type="button" variant="ghost" size="icon" aria-label={label} disabled={isOff} onClick={onClick}>
      {children}
    </Button>
  )
}
