import type { StaffOrder } from '@trivet/core/contract/orders'
import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { TextField } from '@trivet/ui/text-field'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ChangedElsewhere } from '../../components/changed-elsewhere.tsx'
import { FormAlert } from '../../components/form-alert.tsx'
import { Panel } from '../../components/panel.tsx'
import { UnsavedChanges } from '../../components/unsaved-changes.tsx'
import { messageOf } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { ChangePreview } from './change-preview.tsx'
import { changesElsewhere, draftOfOrder, isDifferent } from './order-draft.ts'
import { OrderItems } from './order-items.tsx'
import { OrderPlaceFields } from './order-place-fields.tsx'
import { PriceRowFields } from './price-row-fields.tsx'
import { useOrderChange, type OrderChange } from './use-order-change.ts'

/** What an order is of, when it is and where it goes, with what each change of that does before it is made. */
export function ChangeOrderForm({ order }: { order: StaffOrder }) {
  const state = useOrderChange(order)
  const { base, draft, setDraft, wanted, preview, change, versions, goOnWith, isShown } = state
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const navigate = useNavigate()
  const { state: left } = useLocation()
  const isDone = change.data !== undefined
  const shown = preview.data

  // once the form is known to be done, nobody is asked whether to leave it
  useEffect(() => {
    if (isDone) void navigate(paths.order(base), { replace: true, state: left })
  }, [isDone, base, left, navigate])

  function send() {
    setIsChecked(true)
    if (!wanted || !shown || reason.trim() === '') return
    const { totalPrice, refund, due } = shown
    change.mutate({ ...wanted, totalPrice, refund, due, reason })
  }

  return (
    <>
      <UnsavedChanges isUnsaved={isDifferent(draft, draftOfOrder(base)) && !isDone} />
      <form
        noValidate
        aria-label="Change this order"
        className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <div className="grid min-w-0 gap-4 lg:gap-6">
          {versions && (
            <ChangedElsewhere
              title={ordersCopy.orderChangedMeanwhile}
              changes={changesElsewhere(versions)}
              onKeepMine={() => goOnWith('mine')}
              onTakeTheirs={() => goOnWith('theirs')}
            />
          )}
          <Panel title="What">
            <OrderItems
              draft={draft}
              base={draftOfOrder(base)}
              postalCode={draft.rentalAddress.postalCode}
              onChange={(items) => setDraft({ ...draft, items })}
            />
          </Panel>
          <Panel title="When">
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label="Delivery day"
                type="date"
                required
                value={draft.rentalStart}
                onChange={({ target }) => setDraft({ ...draft, rentalStart: target.value })}
              />
              <TextField
                label="Pickup day"
                type="date"
                required
                value={draft.rentalEnd}
                onChange={({ target }) => setDraft({ ...draft, rentalEnd: target.value })}
              />
            </div>
          </Panel>
          <Panel title="Where">
            <OrderPlaceFields
              draft={draft}
              base={draftOfOrder(base)}
              isOfStay={base.stay !== undefined}
              areaPrice={shown?.areaPrice ?? null}
              onChange={(place) => setDraft({ ...draft, ...place })}
            />
          </Panel>
          <Panel title="Price">
            <PriceRowFields
              rows={draft.priceRows}
              onChange={(priceRows) => setDraft({ ...draft, priceRows })}
            />
          </Panel>
          <Panel title="Why">
            <TextField
              label="Reason"
              hint="The guest reads it on the order and in the mail"
              required
              maxLength={300}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              error={isChecked && reason.trim() === '' ? generalCopy.reasonNeeded : undefined}
            />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-4 lg:sticky lg:top-20">
          <Effect state={state} />
          <Button
            type="submit"
            disabled={!isShown || versions !== null}
            loading={change.isPending || isDone}
            loadingText={ordersCopy.processing}
          >
            Change order
          </Button>
        </div>
      </form>
    </>
  )
}

/** What the change does, or why it cannot be made. */
function Effect({ state }: { state: OrderChange }) {
  const { base, draft, wanted, preview, change, isOvertaken } = state
  const refused = change.error ?? preview.error
  if (wanted === null) {
    return (
      <EmptyState
        title={isDifferent(draft, draftOfOrder(base)) ? 'Not whole yet' : 'Nothing changed yet'}
        description="What a change does and costs stands here first."
      />
    )
  }
  return (
    <>
      {refused && !isOvertaken && <FormAlert>{messageOf(refused, ordersCopy.orderChangeFailed)}</FormAlert>}
      {preview.isPending && preview.isFetching && <p role="status">{ordersCopy.orderChangeCounting}</p>}
      {preview.data && !preview.error && <ChangePreview change={preview.data} />}
    </>
  )
}
