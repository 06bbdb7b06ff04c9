import { Button } from '@trivet/ui/button'
import { useForm, useWatch } from 'react-hook-form'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import { lazyResolver } from '../../components/form/lazy-resolver.ts'
import { messageOf } from '../../lib/trpc.ts'
import { noProof, OwnerProofField, proofLabels } from './owner-proof.tsx'
import { payoutDetailsFailed, useSavePayoutDetails } from './use-save-payout-details.ts'

type ForgetFormProps = {
  name: string
  forget: { paypalEmail: null } | { bank: null }
  onDone: () => void
}

/** Takes one way of payouts off the account. */
export function ForgetForm({ name, forget, onDone }: ForgetFormProps) {
  const form = useForm({
    shouldFocusError: false,
    resolver: lazyResolver(() =>
      import('./payout-details-resolvers.ts').then((loaded) => loaded.forgetResolver),
    ),
    defaultValues: noProof,
  })
  const passkey = useWatch({ control: form.control, name: 'passkey' })
  const fields = formFields(form, proofLabels, `forget-${Object.keys(forget).join()}-`)
  const save = useSavePayoutDetails({ onSaved: onDone, onRefused: () => form.setValue('passkey', undefined) })
  return (
    <Form
      form={form}
      fields={fields}
      onSubmit={(proof) => save.mutate({ ...forget, ...proof })}
      error={save.error && messageOf(save.error, payoutDetailsFailed)}
      className="flex flex-col gap-4"
    >
      <OwnerProofField
        field={fields.of('currentPassword')}
        isGiven={passkey !== undefined}
        onPasskey={(signed) => form.setValue('passkey', signed)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" loading={save.isPending} loadingText="Saving...">
          Forget {name}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
