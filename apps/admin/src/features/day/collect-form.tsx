import type { Pickup, StopReport } from '@trivet/core/contract/dispatch'
import { pickupRefusalMessage } from '@trivet/core/copy/dispatch'
import { Button } from '@trivet/ui/button'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { useState } from 'react'
import { PieceRow } from '../../components/piece-row.tsx'
import {
  foundAt,
  lossCounts,
  placeOf,
  placesOf,
  previewCharge,
  type Counts,
} from '../../components/piece-counts.ts'

type CollectFormProps = { pickup: Pickup; onReport: (report: StopReport) => Promise<void> }

/** Collected: every piece counted, as at the checklist. */
export function CollectForm({ pickup, onReport }: CollectFormProps) {
  const [counts, setCounts] = useState<Counts>({})
  const [note, setNote] = useState('')
  const places = placesOf(pickup)
  const left = places.filter(({ place }) => !foundAt(counts, place).isCounted).length
  // what the office does not know yet is delivered all the same
  const preview = previewCharge({ ...pickup, status: 'delivered' }, counts, false)
  const all = Object.fromEntries(
    places.map(({ place }) => [place, { ...foundAt(counts, place), isCounted: true }]),
  )

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (left === 0 && preview.ok)
          void onReport({ outcome: 'collected', counts: lossCounts(pickup, counts), note })
      }}
    >
      <Button variant="secondary" onClick={() => setCounts(all)}>
        Everything is there
      </Button>
      {pickup.boxes.map(({ name, quantity, pieces }, box) => (
        <section key={box}>
          <h3 className="font-medium">
            {quantity > 1 && `${quantity} × `}
            {name || 'Everything of this order'}
          </h3>
          <ul>
            {pieces.map((piece) => {
              const place = placeOf(box, piece.product)
              return (
                <PieceRow
                  key={place}
                  piece={piece}
                  found={foundAt(counts, place)}
                  onChange={(found) => setCounts({ ...counts, [place]: found })}
                />
              )
            })}
          </ul>
        </section>
      ))}
      <TextAreaField
        label="Note"
        rows={2}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p aria-live="polite" className="text-muted-foreground tabular-nums">
        {!preview.ok ? pickupRefusalMessage(preview) : left > 0 ? `${left} more to count` : 'All counted'}
      </p>
      <Button type="submit" size="lg" disabled={left > 0 || !preview.ok}>
        Collected
      </Button>
    </form>
  )
}
