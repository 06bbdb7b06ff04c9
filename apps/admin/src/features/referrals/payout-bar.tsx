import type { PayoutRequest } from '@trivet/core/contract/referrals'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { formatDollars } from '@trivet/core/money'
import { payoutFileMethods, type PayoutFileMethod, type PayoutMethod } from '@trivet/core/referrals'
import { Button } from '@trivet/ui/button'
import { toast } from '@trivet/ui/toaster'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { SelectionBar } from '../../components/selection-bar.tsx'
import { saveFile } from '../../lib/download.ts'
import type { Selection } from '../../lib/selection.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'

type PayoutBarProps = { payouts: readonly PayoutRequest[]; selection: Selection }

/** What can be done with several payouts: a file for PayPal or the bank, and then saying that they were sent. */
export function PayoutBar({ payouts, selection }: PayoutBarProps) {
  const [isMarking, setIsMarking] = useState(false)
  const utils = trpc.useUtils()
  const chosen = payouts.filter(({ _id }) => selection.isSelected(_id))
  const method = fileMethodOf(chosen)
  const file = trpc.referrals.exportPayouts.useMutation({
    onSuccess({ name, content, count, total }) {
      saveFile(new Blob([content], { type: 'text/csv' }), name)
      const payments = count === 1 ? 'One payment' : `${count} payments`
      toast.success(`${payments} of ${formatDollars(total)} in ${name}`)
    },
    onError: (error) => toast.error(messageOf(error, referralsCopy.payoutFileFailed)),
    onSettled: () => utils.referrals.payoutRequests.invalidate(),
  })
  return (
    <>
      <SelectionBar selection={selection} nouns={['payout', 'payouts']}>
        <Button
          size="sm"
          disabled={method === null}
          loading={file.isPending}
          aria-describedby={method === null ? 'payout-file-note' : undefined}
          onClick={() => method && file.mutate({ method, ids: chosen.map(({ _id }) => _id) })}
        >
          <Download aria-hidden strokeWidth={1.75} />
          Payout file
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setIsMarking(true)}>
          Mark as paid…
        </Button>
        {method === null && (
          <p id="payout-file-note" className="text-caption text-muted-foreground">
            A file holds PayPal payouts or bank transfers, one of the two.
          </p>
        )}
      </SelectionBar>
      {isMarking && (
        <MarkPaidDialog
          payouts={chosen}
          onClose={(isDone) => {
            setIsMarking(false)
            if (isDone) selection.clear()
          }}
        />
      )}
    </>
  )
}

/** The method of all of them, where it is one that a file can be made for. */
function fileMethodOf(payouts: readonly PayoutRequest[]): PayoutFileMethod | null {
  const [first] = payouts
  if (!first || payouts.some(({ paymentMethod }) => paymentMethod !== first.paymentMethod)) return null
  return isFileMethod(first.paymentMethod) ? first.paymentMethod : null
}

function isFileMethod(method: PayoutMethod): method is PayoutFileMethod {
  return payoutFileMethods.some((one) => one === method)
}
