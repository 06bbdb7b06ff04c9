import { CheckboxField } from '@trivet/ui/checkbox-field'
import { useEffect, useRef } from 'react'
import type { Selection } from '../lib/selection.ts'

type RowTickProps = { selection: Selection; id: string; label: string }

/** With Shift, all rows since the last tick go along. */
export function RowTick({ selection, id, label }: RowTickProps) {
  const isRange = useRef(false)
  return (
    <CheckboxField
      label={`Select ${label}`}
      hideLabel
      checked={selection.isSelected(id)}
      onClick={(event) => {
        isRange.current = event.shiftKey
      }}
      onChange={() => selection.toggle(id, isRange.current)}
    />
  )
}

export function PageTick({ selection }: { selection: Selection }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = selection.pageState === 'some'
  }, [selection.pageState])
  return (
    <CheckboxField
      ref={box}
      label="Select all on this page"
      hideLabel
      checked={selection.pageState === 'all'}
      onChange={selection.togglePage}
    />
  )
}
