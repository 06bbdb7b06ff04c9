import type { WrittenQuote } from '@trivet/core/contract/written-quotes'
import * as generalCopy from '@trivet/core/copy/general'
import { AlertDialog } from '@trivet/ui/alert-dialog'
import { Button } from '@trivet/ui/button'
import { toast } from '@trivet/ui/toaster'
import { useState } from 'react'
import { Link } from 'react-router'
import { Panel } from '../../components/panel.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'

/** What can be done with a quote now. */
export function QuoteSteps({ quote }: { quote: WrittenQuote }) {
  const { _id: id, status, order } = quote
  const utils = trpc.useUtils()
  const [isAsked, setIsAsked] = useState(false)
  const done = (said: string) => ({
    onSuccess(changed: WrittenQuote) {
      utils.writtenQuotes.byId.setData({ id }, changed)
      toast.success(said)
    },
    onError: (error: unknown) => toast.error(messageOf(error, generalCopy.errorOccurred)),
    onSettled: () => utils.writtenQuotes.invalidate(),
  })
  const sendAgain = trpc.writtenQuotes.sendAgain.useMutation(
    done(`Sent to ${quote.guest.email}. The link of the mail before no longer works.`),
  )
  const withdraw = trpc.writtenQuotes.withdraw.useMutation(done('Quote withdrawn'))
  return (
    <Panel title="Next">
      <div className="grid gap-3">
        {order && (
          <Button render={<Link to={paths.order(order)} />}>
            Order <span className="font-mono">{order.number}</span>
          </Button>
        )}
        {status === 'open' && (
          <>
            <Button
              variant="secondary"
              loading={sendAgain.isPending}
              loadingText="Sending…"
              onClick={() => sendAgain.mutate({ id })}
            >
              Send again
            </Button>
            <Button variant="secondary" loading={withdraw.isPending} onClick={() => setIsAsked(true)}>
              Withdraw…
            </Button>
          </>
        )}
        <Button variant="secondary" render={<Link to={paths.copiedQuote(quote)} />}>
          Copy as new
        </Button>
      </div>
      <AlertDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Withdraw this quote?"
        description={
          quote.holdsUnits
            ? 'Its link says so from now on, and the items it holds are free again.'
            : 'Its link says so from now on.'
        }
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        destructive
        onConfirm={() => {
          setIsAsked(false)
          withdraw.mutate({ id })
        }}
      />
    </Panel>
  )
}
