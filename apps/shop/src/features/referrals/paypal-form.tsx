import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { useForm, useWatch } from 'react-hook-form'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import { lazyResolver } from '../../components/form/lazy-resolver.ts'
import { messageOf } from '../../lib/trpc.ts'
import { noProof, OwnerProofField, proofLabels } from './owner-proof.tsx'
import { payoutDetailsFailed, useSavePayoutDetails } from './use-save-payout-details.ts'

export function PaypalForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: lazyResolver(() =>
      import('./payout-details-resolvers.ts').then((loaded) => loaded.paypalResolver),
    ),
    defaultValues: { paypalEmail: '', ...noProof },
  })
  const passkey = useWatch({ control: form.control, name: 'passkey' })
  const fields = formFields(form, { paypalEmail: 'PayPal email', ...proofLabels }, 'paypal-')
  const save = useSavePayoutDetails({ onSaved: onDone, onRefused: () => form.setValue('passkey', undefined) })
  return (
    <Form
      form={form}
      fields={fields}
      onSubmit={(values) => save.mutate(values)}
      error={save.error && messageOf(save.error, payoutDetailsFailed)}
      className="flex flex-col gap-4"
    >
      <TextField
        {...fields.of('paypalEmail')}
        required
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <OwnerProofField
        field={fields.of('currentPassword')}
        isGiven={passkey !== undefined}
        onPasskey={(signed) => form.setValue('passkey', signed)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={save.isPending} loadingText="Saving...">
          Save PayPal email
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
