import * as generalCopy from '@trivet/core/copy/general'
import type { BulkProductChange, BulkProductsResult } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { Dialog, DialogClose, DialogContent } from '@trivet/ui/dialog'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { toast } from '@trivet/ui/toaster'
import { useEffect } from 'react'
import { messageOf, trpc } from '../../lib/trpc.ts'

type Words = { title: string; verb: string; done: string }

const words: Record<BulkProductChange, Words> = {
  archive: { title: 'Archive products', verb: 'Archive', done: 'archived' },
  restore: { title: 'Restore products', verb: 'Restore', done: 'restored' },
  popular: { title: 'Make products popular', verb: 'Make popular', done: 'made popular' },
  'not-popular': { title: 'Make products not popular', verb: 'Make not popular', done: 'made not popular' },
}

type BulkChangeDialogProps = {
  change: BulkProductChange
  ids: readonly string[]
  onDone: () => void
  onClose: () => void
}

/** First what would change and what would not, and why; then it is done. */
export function BulkChangeDialog({ change, ids, onDone, onClose }: BulkChangeDialogProps) {
  const utils = trpc.useUtils()
  const { title, verb, done } = words[change]
  const preview = trpc.adminProducts.bulk.useMutation()
  const apply = trpc.adminProducts.bulk.useMutation({
    onSuccess({ changed, skipped }) {
      const left = skipped.length > 0 ? `, ${skipped.length} left as they were` : ''
      toast.success(`${countOf(changed.length)} ${done}${left}`)
      onDone()
    },
    onSettled: () => utils.adminProducts.invalidate(),
  })
  const { mutate } = preview
  useEffect(() => mutate({ ids: [...ids], change, dryRun: true }), [mutate, ids, change])
  const error = apply.error ?? preview.error
  const changing = preview.data?.changed.length ?? 0

  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={title}
        description="This is what would change."
        footer={
          <>
            <DialogClose render={<Button variant="secondary" />}>Cancel</DialogClose>
            <Button
              disabled={changing === 0}
              loading={apply.isPending}
              loadingText="Saving…"
              onClick={() => apply.mutate({ ids: [...ids], change })}
            >
              {verb} {changing > 0 && countOf(changing)}
            </Button>
          </>
        }
      >
        {error && <ErrorState title={messageOf(error, generalCopy.errorOccurred)} description={null} />}
        {preview.data && <Preview result={preview.data} verb={verb} change={change} />}
        {preview.isPending && (
          <SkeletonGroup>
            <Skeleton className="h-24 w-full" />
          </SkeletonGroup>
        )}
      </DialogContent>
    </Dialog>
  )
}

type PreviewProps = { result: BulkProductsResult; verb: string; change: BulkProductChange }

function Preview({ result: { changed, skipped }, verb, change }: PreviewProps) {
  const isNeeded = change === 'archive' && changed.some(({ comingOrders }) => comingOrders > 0)
  return (
    <div className="grid gap-4">
      {changed.length > 0 && (
        <section>
          <h3 className="font-semibold">
            {verb}: {changed.length}
          </h3>
          <ul className="mt-1 list-disc pl-5">
            {changed.map(({ _id, name, comingOrders }) => (
              <li key={_id}>
                {name}
                {isNeeded && comingOrders > 0 && (
                  <span className="font-medium">: in {comingOrdersOf(comingOrders)}</span>
                )}
              </li>
            ))}
          </ul>
          {isNeeded && (
            <p className="mt-3">
              Coming orders keep what they have: keep the pieces until the last of them is back.
            </p>
          )}
        </section>
      )}
      {skipped.length > 0 && (
        <section>
          <h3 className="font-semibold">Stay as they are: {skipped.length}</h3>
          <ul className="mt-1 list-disc pl-5">
            {skipped.map(({ _id, name, reason }) => (
              <li key={_id}>
                {name} <span className="text-muted-foreground">({reason})</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function comingOrdersOf(count: number): string {
  return `${count.toLocaleString('en-US')} coming ${count === 1 ? 'order' : 'orders'}`
}

function countOf(count: number): string {
  return `${count} ${count === 1 ? 'product' : 'products'}`
}
