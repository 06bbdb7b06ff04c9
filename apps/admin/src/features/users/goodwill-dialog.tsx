import { goodwillLimits } from '@trivet/core/account-credit'
import * as accountCreditCopy from '@trivet/core/copy/account-credit'
import * as generalCopy from '@trivet/core/copy/general'
import { formatDollars, toCents } from '@trivet/core/money'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { newIdempotencyKey } from '../../lib/idempotency-key.ts'
import { trpc } from '../../lib/trpc.ts'

/** Gives a customer credit, once however often it is pressed. */
export function GoodwillDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const utils = trpc.useUtils()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const form = useForm({ defaultValues: { amount: '', reason: '' } })
  const give = trpc.accountCredit.give.useMutation({
    trpc: { context: { idempotencyKey } },
    onSuccess(credit, { amount }) {
      utils.accountCredit.ofUser.setData({ id }, credit)
      toast.success(`${formatDollars(amount)} credited`)
      onClose()
    },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Add credit"
      description={`${name} gets a mail with the reason, and the next order is paid with it first.`}
      submitLabel="Add credit"
      isPending={give.isPending}
      error={give.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ amount, reason }) =>
        give.mutate({ id, amount: Number(amount), reason }),
      )}
    >
      <TextField
        {...form.register('amount', {
          validate: (text) => isGoodwill(text) || accountCreditCopy.goodwillAmountInvalid,
        })}
        label="Amount in dollars"
        inputMode="decimal"
        required
        error={errors.amount?.message}
      />
      <TextField
        {...form.register('reason', {
          validate: (text) => text.trim() !== '' || accountCreditCopy.goodwillReasonRequired,
        })}
        label="Reason, which the customer reads"
        required
        error={errors.reason?.message}
      />
    </FormDialog>
  )
}

function isGoodwill(text: string): boolean {
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(text.trim())) return false
  const amountCents = toCents(Number(text))
  return amountCents >= goodwillLimits.leastCents && amountCents <= goodwillLimits.mostCents
}
