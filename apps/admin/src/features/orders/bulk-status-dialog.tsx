import * as generalCopy from '@trivet/core/copy/general'
import type { BulkRefund, OrderFilter } from '@trivet/core/contract/orders'
import { orderStatuses, statusLabel, type OrderStatus } from '@trivet/core/orders'
import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { SelectField } from '@trivet/ui/select-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import { useEffect, useState } from 'react'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { chosenOf } from './bulk-choice.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { BulkReport } from './bulk-report.tsx'
import { useBulkStatusChange } from './use-bulk-status-change.ts'

type BulkStatusDialogProps = {
  request: { ids: string[] } | { matching: OrderFilter }
  onClose: (isDone: boolean) => void
}

const targets = orderStatuses
  .filter((status) => status !== 'pending')
  .map((value) => ({ value, label: statusLabel(value) }))

const refunds = [
  { value: 'everything', label: 'Everything that was paid' },
  { value: 'policy', label: 'By the policy, as if the guest cancelled' },
  { value: 'nothing', label: 'Nothing' },
] as const satisfies { value: BulkRefund; label: string }[]

/** First what would happen, then how far it is, then what came of it. */
export function BulkStatusDialog({ request, onClose }: BulkStatusDialogProps) {
  const [status, setStatus] = useState<OrderStatus>('packed')
  const [refund, setRefund] = useState<BulkRefund>('everything')
  const [note, setNote] = useState('')
  const [typed, setTyped] = useState('')
  const [asked] = useState(request)
  const preview = trpc.orders.previewStatusChanges.useMutation()
  const { mutate: look } = preview
  const bulk = useBulkStatusChange()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [account, setAccount] = useState('')
  const changing = preview.data ? chosenOf(preview.data, { ticked, account }) : []
  const isCancelling = status === 'cancelled'
  const isUncounted = status === 'collected'
  const word = `cancel ${changing.length}`
  const isConfirmed = !isCancelling || typed.trim().toLowerCase() === word
  const isReasonMissing = isUncounted && note.trim() === ''
  const isDone = bulk.results !== null && !bulk.isRunning && bulk.results.length >= changing.length

  function tick(id: string, isTicked: boolean) {
    const next = new Set(ticked)
    if (isTicked) next.add(id)
    else next.delete(id)
    setTicked(next)
  }

  useEffect(() => look({ ...asked, status }), [look, asked, status])

  return (
    <Dialog open onOpenChange={(open) => open || bulk.isRunning || onClose(bulk.results !== null)}>
      <DialogContent
        title="Change status"
        description="Each order changes on its own: what cannot change is left as it is."
        footer={
          isDone ? (
            <Button onClick={() => onClose(true)}>Done</Button>
          ) : (
            <>
              <Button
                variant="secondary"
                disabled={bulk.isRunning}
                onClick={() => onClose(bulk.results !== null)}
              >
                Close
              </Button>
              <Button
                variant={isCancelling ? 'destructive' : 'primary'}
                disabled={changing.length === 0 || !isConfirmed || isReasonMissing || preview.isPending}
                loading={bulk.isRunning}
                loadingText="Changing…"
                onClick={() =>
                  void bulk.run({ orders: changing, status, note, refund, ...reasonOf(account) })
                }
              >
                {isCancelling ? `Cancel ${orders(changing.length)}` : `Change ${orders(changing.length)}`}
              </Button>
            </>
          )
        }
      >
        {bulk.results || bulk.isRunning ? (
          <BulkReport
            results={bulk.results ?? []}
            total={changing.length}
            status={status}
            error={bulk.error && !bulk.isRunning ? messageOf(bulk.error, generalCopy.errorOccurred) : null}
          />
        ) : (
          <div className="flex flex-col gap-5">
            <SelectField
              label="New status"
              options={targets}
              value={status}
              onChange={(event) => {
                const next = orderStatuses.find((one) => one === event.target.value)
                if (next) setStatus(next)
                setTicked(new Set())
              }}
            />
            <BulkPreview
              preview={preview}
              ticked={ticked}
              onTick={tick}
              account={account}
              onAccount={setAccount}
            />
            {isCancelling && (
              <SelectField
                label="Refund"
                options={refunds}
                value={refund}
                onChange={(event) => {
                  const next = refunds.find(({ value }) => value === event.target.value)
                  if (next) setRefund(next.value)
                }}
              />
            )}
            <TextAreaField
              label={noteLabel(status)}
              required={isUncounted}
              hint={isUncounted ? 'A pickup is counted on its checklist.' : undefined}
              rows={2}
              maxLength={1000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
            {isCancelling && changing.length > 0 && (
              <TextField
                label={`This cannot be undone. Type “${word}” to go on.`}
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}

function noteLabel(status: OrderStatus): string {
  if (status === 'cancelled') return 'Reason, which the guests read (optional)'
  return status === 'collected' ? 'Why nothing is counted' : 'Note for the timeline (optional)'
}

function reasonOf(account: string): { onAccountBecause?: string } {
  return account.trim() === '' ? {} : { onAccountBecause: account.trim() }
}

function orders(count: number): string {
  return count === 1 ? '1 order' : `${count} orders`
}
