import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { useForm, useWatch } from 'react-hook-form'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import { lazyResolver } from '../../components/form/lazy-resolver.ts'
import { messageOf } from '../../lib/trpc.ts'
import { noProof, OwnerProofField, proofLabels } from './owner-proof.tsx'
import { payoutDetailsFailed, useSavePayoutDetails } from './use-save-payout-details.ts'

const labels = {
  accountHolder: 'Account holder',
  routingNumber: 'Routing number',
  accountNumber: 'Account number',
  ...proofLabels,
} as const

export function BankForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: lazyResolver(() =>
      import('./payout-details-resolvers.ts').then((loaded) => loaded.bankResolver),
    ),
    defaultValues: { accountHolder: '', routingNumber: '', accountNumber: '', ...noProof },
  })
  const passkey = useWatch({ control: form.control, name: 'passkey' })
  const fields = formFields(form, labels, 'bank-')
  const save = useSavePayoutDetails({ onSaved: onDone, onRefused: () => form.setValue('passkey', undefined) })
  return (
    <Form
      form={form}
      fields={fields}
      onSubmit={({ currentPassword, passkey: signed, ...bank }) =>
        save.mutate({ bank, currentPassword, passkey: signed })
      }
      error={save.error && messageOf(save.error, payoutDetailsFailed)}
      className="flex flex-col gap-4"
    >
      <TextField {...fields.of('accountHolder')} required autoComplete="name" />
      <div className="fields-level grid gap-4 sm:grid-cols-2">
        <TextField
          {...fields.of('routingNumber')}
          required
          inputMode="numeric"
          autoComplete="off"
          hint="Nine digits, of a US bank"
        />
        <TextField
          {...fields.of('accountNumber')}
          required
          inputMode="numeric"
          autoComplete="off"
          hint="4 to 17 digits"
        />
      </div>
      <OwnerProofField
        field={fields.of('currentPassword')}
        isGiven={passkey !== undefined}
        onPasskey={(signed) => form.setValue('passkey', signed)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={save.isPending} loadingText="Saving...">
          Save bank account
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
