import { priceRowLimits } from '@trivet/core/pricing'
import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { Plus, X } from 'lucide-react'
import type { TypedRow } from './order-draft.ts'

type PriceRowFieldsProps = {
  rows: readonly TypedRow[]
  onChange: (rows: TypedRow[]) => void
}

/** What is given or added, each in words that the guest reads. */
export function PriceRowFields({ rows, onChange }: PriceRowFieldsProps) {
  const set = (at: number, change: Partial<TypedRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))
  return (
    <div className="grid gap-4">
      {rows.map((row, at) => (
        <fieldset key={row.key} className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-end gap-2">
          <legend className="sr-only">{row.label || 'New row'}</legend>
          <TextField
            label="What for"
            maxLength={priceRowLimits.longestLabel}
            placeholder="Goodwill: late crate last time"
            value={row.label}
            onChange={({ target }) => set(at, { label: target.value })}
          />
          <TextField
            label="Amount"
            inputMode="text"
            autoComplete="off"
            placeholder="-10.00"
            value={row.amount}
            onChange={({ target }) => set(at, { amount: target.value })}
          />
          <Button
            type="button"
            variant="ghost"
            size="icon"
            aria-label={`Take “${row.label || 'the new row'}” off`}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          >
            <X aria-hidden strokeWidth={1.75} />
          </Button>
        </fieldset>
      ))}
      {rows.length < priceRowLimits.mostRows && (
        <Button
          type="button"
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...rows, { key: nextKey(rows), label: '', amount: '' }])}
        >
          <Plus aria-hidden strokeWidth={1.75} />
          Add a row
        </Button>
      )}
      <p className="text-caption text-muted-foreground">
        Below zero is given to the guest. A row changes neither the tax nor what a host earns.
      </p>
    </div>
  )
}

function nextKey(rows: readonly TypedRow[]): number {
  return Math.max(0, ...rows.map(({ key }) => key)) + 1
}
