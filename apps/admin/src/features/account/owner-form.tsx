import { zodResolver } from '@hookform/resolvers/zod'
import { ownerInput } from '@trivet/core/contract/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import { Button } from '@trivet/ui/button'
import { FormProvider, useForm } from 'react-hook-form'
import { FormAlert } from '../../components/form-alert.tsx'
import { startSession } from '../../lib/session.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { EmailField } from './email-field.tsx'
import { NewAccountFields } from './new-account-fields.tsx'

/** The account of whoever opens a new shop, by the link that its start printed. */
export function OwnerForm({ token }: { token: string }) {
  const form = useForm({
    resolver: zodResolver(ownerInput),
    defaultValues: { token, name: '', email: '', password: '', confirmPassword: '' },
  })
  const become = trpc.users.becomeOwner.useMutation({ onSuccess: startSession })
  const { errors } = form.formState
  // said of the token, which no field shows
  const alert = errors.token?.message ?? (become.error && messageOf(become.error, generalCopy.errorOccurred))

  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit((values) => become.mutate(values))(event)}
      >
        <p className="text-muted-foreground">
          This shop has no staff yet. Whoever fills this in runs it, and can let others in later.
        </p>
        {alert && !become.isPending && <FormAlert>{alert}</FormAlert>}
        <NewAccountFields>
          <EmailField {...form.register('email')} error={errors.email?.message} />
        </NewAccountFields>
        <Button
          type="submit"
          loading={become.isPending}
          loadingText="Opening the shop…"
          className="max-md:min-h-11"
        >
          Open the shop
        </Button>
      </form>
    </FormProvider>
  )
}
