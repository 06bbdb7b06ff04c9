import type { Pickup } from '@trivet/core/contract/dispatch'
import * as dispatchCopy from '@trivet/core/copy/dispatch'
import { Button } from '@trivet/ui/button'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Panel } from '../../components/panel.tsx'
import { UnsavedChanges } from '../../components/unsaved-changes.tsx'
import { useUndoNotice } from '../../components/use-undo-notice.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import {
  foundAt,
  lossCounts,
  placeOf,
  placesOf,
  previewCharge,
  type Counts,
} from '../../components/piece-counts.ts'
import { PickupBar } from './pickup-bar.tsx'
import { PieceRow } from '../../components/piece-row.tsx'

/** Counting what comes back, box by box, with one thumb. */
export function PickupChecklist({ pickup }: { pickup: Pickup }) {
  const { boxes, isAsOrdered, orderId } = pickup
  const [counts, setCounts] = useState<Counts>({})
  const [notes, setNotes] = useState('')
  const [isWaived, setIsWaived] = useState(false)
  const [reason, setReason] = useState('')
  const utils = trpc.useUtils()
  const offerUndo = useUndoNotice()
  const complete = trpc.dispatch.completePickup.useMutation({
    onSuccess(done) {
      utils.dispatch.pickup.setData({ id: orderId }, done)
      const { losses = [], changeId = null } = done.check ?? {}
      // what was missed or broke stays counted
      if (changeId === null || losses.length > 0) toast.success(dispatchCopy.pickupSaved)
      else offerUndo(dispatchCopy.pickupSaved, [{ id: orderId, changeId }])
    },
    onSettled: () => Promise.all([utils.dispatch.invalidate(), utils.orders.invalidate()]),
  })
  const places = placesOf(pickup)
  const counted = places.filter(({ place }) => foundAt(counts, place).isCounted).length
  const losses = lossCounts(pickup, counts)
  const needsReason = isWaived && reason.trim() === ''

  function tickBox(box: number) {
    const ticked = boxes[box]?.pieces.map(({ product }) => {
      const place = placeOf(box, product)
      return [place, { ...foundAt(counts, place), isCounted: true }] as const
    })
    setCounts({ ...counts, ...Object.fromEntries(ticked ?? []) })
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (needsReason || counted < places.length) return
        complete.mutate({ id: orderId, counts: losses, notes, ...(isWaived && { waivedBecause: reason }) })
      }}
    >
      {!isAsOrdered && (
        <p className="flex gap-2 rounded-cloth border-2 border-warning p-3">
          <TriangleAlert aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
          A kit of this order was given other components since. This is what was reserved for the guest.
        </p>
      )}
      {boxes.map(({ name, quantity, pieces }, box) => (
        <Panel key={box} title={boxTitle(name, quantity)}>
          <Button variant="secondary" size="sm" onClick={() => tickBox(box)}>
            All of it is there
          </Button>
          <ul className="mt-2">
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
        </Panel>
      ))}
      <Panel title="Notes and charge">
        <div className="grid gap-4">
          <TextAreaField
            label="Notes (internal)"
            rows={3}
            value={notes}
            onChange={({ target }) => setNotes(target.value)}
          />
          {losses.length > 0 && (
            <CheckboxField
              label="Charge nothing this time"
              checked={isWaived}
              onChange={({ target }) => setIsWaived(target.checked)}
            />
          )}
          {losses.length > 0 && isWaived && (
            <TextField
              label="Why nothing is charged"
              required
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              error={needsReason && complete.isError ? dispatchCopy.waivedReasonNeeded : undefined}
            />
          )}
        </div>
      </Panel>
      <UnsavedChanges isUnsaved={counted > 0 && !complete.isSuccess} />
      <PickupBar
        preview={previewCharge(pickup, counts, isWaived)}
        counted={counted}
        all={places.length}
        blockedBecause={needsReason && losses.length > 0 ? dispatchCopy.waivedReasonNeeded : null}
        isPending={complete.isPending}
        error={complete.error && messageOf(complete.error, dispatchCopy.pickupFailed)}
      />
    </form>
  )
}

function boxTitle(name: string, quantity: number): string {
  if (name === '') return 'Everything reserved for this order'
  return quantity === 1 ? name : `${quantity} × ${name}`
}
