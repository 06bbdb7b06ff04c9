import { zodResolver } from '@hookform/resolvers/zod'
import { transferStepInput, type ProductStock } from '@trivet/core/contract/stock'
import * as generalCopy from '@trivet/core/copy/general'
import type { TransferStep } from '@trivet/core/stock'
import { TextField } from '@trivet/ui/text-field'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { asNumber } from '../../lib/number-rules.ts'
import { trpc } from '../../lib/trpc.ts'
import { unitsText } from './units-text.ts'
import { useStockChange } from './use-stock-change.ts'

const words: Record<TransferStep, { title: string; submit: string; done: string; note: string }> = {
  send: {
    title: 'Send',
    submit: 'It has left',
    done: 'On its way',
    note: 'They are missing where they were from today on: orders that counted on them may be short. What has left can only arrive.',
  },
  arrive: {
    title: 'Arrived',
    submit: 'Save count',
    done: 'Arrived and counted',
    note: 'What was lost on the road belongs to no depot any more.',
  },
  'call-off': {
    title: 'Call off',
    submit: 'Call off',
    done: 'Transfer called off',
    note: 'The units stay where they are; orders that counted on it may be short.',
  },
}

export type TransferToMove = {
  transfer: ProductStock['transfers'][number]
  step: TransferStep
}

export function TransferStepDialog({ transfer, step, onClose }: TransferToMove & { onClose: () => void }) {
  const { title, submit, done, note } = words[step]
  const form = useForm({
    resolver: zodResolver(transferStepInput),
    defaultValues: {
      id: transfer._id,
      step,
      ...(step === 'arrive' && { arrived: transfer.units }),
    },
  })
  const move = trpc.stock.moveTransfer.useMutation(useStockChange(form, { done, onClose }))
  const { errors } = form.formState
  return (
    <FormDialog
      title={title}
      description={`${unitsText(transfer.units)}. ${note}`}
      submitLabel={submit}
      closeLabel="Back"
      destructive={step === 'call-off'}
      isPending={move.isPending}
      error={errors.arrived ? null : move.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit((moved) => move.mutate(moved))}
    >
      {step === 'arrive' ? (
        <TextField
          {...form.register('arrived', asNumber)}
          label="Units that arrived"
          inputMode="numeric"
          required
          error={errors.arrived?.message}
        />
      ) : null}
    </FormDialog>
  )
}
