import type { PayoutRequest } from '@trivet/core/contract/referrals'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { formatMoney, toCents } from '@trivet/core/money'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useState, type FormEvent } from 'react'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'

type Props = { payouts: readonly PayoutRequest[]; onClose: (isDone: boolean) => void }

/** Says of several payouts at once that their money was sent. What is refused stays in the list. */
export function MarkPaidDialog({ payouts, onClose }: Props) {
  const [transactionId, setTransactionId] = useState('')
  const utils = trpc.useUtils()
  const total = payouts.reduce((sum, { amount }) => sum + toCents(amount), 0)
  const process = trpc.referrals.processPayouts.useMutation({
    onSuccess({ processed, refused }) {
      if (processed > 0) toast.success(`${processed} of ${payouts.length} marked as paid`)
      for (const { _id, message } of refused) toast.error(`${nameOf(payouts, _id)}: ${message}`)
      onClose(true)
    },
    onSettled: () => utils.referrals.invalidate(),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = payouts.map(({ _id, amount }) => ({ id: _id, expectedAmount: amount }))
    process.mutate({ payouts: chosen, transactionId })
  }

  return (
    <FormDialog
      title="Mark as paid"
      description={`${formatMoney(total)} in ${payouts.length === 1 ? 'one payout' : `${payouts.length} payouts`}. This is final, and the hosts get a mail.`}
      submitLabel="Mark as paid"
      isPending={process.isPending}
      error={process.error}
      failure={referralsCopy.payoutFailed}
      onClose={() => onClose(false)}
      onSubmit={submit}
    >
      <TextField
        label="Reference (optional)"
        hint="Of the batch, as PayPal or the bank names it. The hosts can read it."
        value={transactionId}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTransactionId(event.target.value)}
      />
    </FormDialog>
  )
}

function nameOf(payouts: readonly PayoutRequest[], id: string): string {
  return payouts.find(({ _id }) => _id === id)?.host.name ?? 'A payout'
}
