import type { Pickup } from '@trivet/core/contract/dispatch'
import { formatDollars } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { QuantityStepper } from '@trivet/ui/quantity-stepper'
import { useState } from 'react'
import type { Found } from './piece-counts.ts'

type PieceRowProps = {
  piece: Pickup['boxes'][number]['pieces'][number]
  found: Found
  onChange: (found: Found) => void
}

/** One kind of piece: a tick when all are there, or how many are missing and damaged. */
export function PieceRow({ piece, found, onChange }: PieceRowProps) {
  const { name, quantity, replacementPrice } = piece
  const { isCounted, missing, damaged, isTakenOut } = found
  const [isOpen, setIsOpen] = useState(false)
  const lost = missing + damaged
  const set = (changes: Partial<Found>) => onChange({ ...found, isCounted: true, ...changes })

  return (
    <li className="border-t py-2 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex min-h-12 min-w-0 flex-1 items-center">
          <CheckboxField
            label={
              <span className="flex min-h-12 flex-col justify-center py-1">
                <span className="font-medium break-words">{name}</span>
                <span className="text-caption text-muted-foreground tabular-nums">
                  {lost === 0 ? `${quantity} of ${quantity}` : `${quantity - lost} of ${quantity} whole`}
                  {replacementPrice > 0 && ` · ${formatDollars(replacementPrice)} each`}
                </span>
              </span>
            }
            fieldClassName="w-full [&>div]:items-center [&_label]:w-full"
            checked={isCounted}
            onChange={({ target }) => onChange({ ...found, isCounted: target.checked })}
          />
        </div>
        <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Not whole…'}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      {isOpen && (
        <div className="mt-2 grid gap-3 rounded-cloth bg-muted/50 p-3">
          <Count
            label="Missing"
            name={name}
            value={missing}
            max={quantity - damaged}
            onChange={(value) => set({ missing: value })}
          />
          <Count
            label="Damaged"
            name={name}
            value={damaged}
            max={quantity - missing}
            onChange={(value) => set({ damaged: value })}
          />
          <CheckboxField
            label={lost > 1 ? `Take these ${lost} out of stock` : 'Take it out of stock'}
            hint="They cannot be rented any more. Leave it off when they come back or can be repaired."
            checked={isTakenOut}
            disabled={lost === 0}
            onChange={({ target }) => set({ isTakenOut: target.checked })}
          />
        </div>
      )}
    </li>
  )
}

type CountProps = {
  label: string
  name: string
  value: number
  max: number
  onChange: (value: number) => void
}

function Count({ label, name, value, max, onChange }: CountProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <span>{label}</span>
      <QuantityStepper
        value={value}
        min={0}
        max={max}
        itemName={`${label.toLowerCase()} ${name}`}
        onChange={onChange}
      />
    </div>
  )
}
