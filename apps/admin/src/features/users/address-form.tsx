import { zodResolver } from '@hookform/resolvers/zod'
import { personOfAddressInput } from '@trivet/core/contract/privacy'
import * as generalCopy from '@trivet/core/copy/general'
import * as privacyCopy from '@trivet/core/copy/privacy'
import { AlertDialog } from '@trivet/ui/alert-dialog'
import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormAlert } from '../../components/form-alert.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { saveCopy } from './save-copy.ts'

/** Downloads or erases what is kept about an address that has no account. */
export function AddressForm() {
  const form = useForm({
    resolver: zodResolver(personOfAddressInput),
    defaultValues: { email: '', reason: '' },
  })
  const [asking, setAsking] = useState<string | null>(null)
  const copy = trpc.privacy.copyAddress.useMutation({ onSuccess: saveCopy })
  const erase = trpc.privacy.eraseAddress.useMutation({
    onSuccess({ erased }) {
      toast.success(privacyCopy.addressErased(erased))
      form.reset()
    },
    onSettled: () => setAsking(null),
  })
  const { errors } = form.formState
  const problem = erase.error ?? copy.error
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit((values) => copy.mutate(values))(event)}
    >
      {problem && <FormAlert>{messageOf(problem, generalCopy.errorOccurred)}</FormAlert>}
      <TextField
        {...form.register('email')}
        label="Email"
        type="email"
        error={errors.email?.message}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.register('reason')}
        label={privacyCopy.reasonLabel}
        error={errors.reason?.message}
        required
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="sm" loading={copy.isPending}>
          {privacyCopy.downloadTheirData}
        </Button>
        <Button
          variant="destructive"
          size="sm"
          onClick={() => void form.handleSubmit(({ email }) => setAsking(email))()}
        >
          {privacyCopy.erasePerson}
        </Button>
      </div>
      <AlertDialog
        open={asking !== null}
        onOpenChange={(open) => open || setAsking(null)}
        title={`Erase ${asking} for good?`}
        description={privacyCopy.eraseAddressExplained}
        confirmLabel="Erase for good"
        destructive
        isPending={erase.isPending}
        onConfirm={() => erase.mutate(form.getValues())}
      />
    </form>
  )
}
