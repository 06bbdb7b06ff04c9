import { zodResolver } from '@hookform/resolvers/zod'
import { acceptInvitationInput } from '@trivet/core/contract/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import { Button } from '@trivet/ui/button'
import { FormProvider, useForm } from 'react-hook-form'
import { FormAlert } from '../../components/form-alert.tsx'
import { startSession } from '../../lib/session.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { NewAccountFields } from './new-account-fields.tsx'

/** The account of whoever was invited to the staff. */
export function InvitationForm({ token }: { token: string }) {
  const form = useForm({
    resolver: zodResolver(acceptInvitationInput),
    defaultValues: { token, name: '', password: '', confirmPassword: '' },
  })
  const accept = trpc.invitations.accept.useMutation({ onSuccess: startSession })
  const { errors } = form.formState
  // said of the token, which no field shows
  const alert = errors.token?.message ?? (accept.error && messageOf(accept.error, generalCopy.errorOccurred))

  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit((values) => accept.mutate(values))(event)}
      >
        <p className="text-muted-foreground">
          Choose your name and a password. You sign in with the address that the invitation came to.
        </p>
        {alert && !accept.isPending && <FormAlert>{alert}</FormAlert>}
        <NewAccountFields />
        <Button
          type="submit"
          loading={accept.isPending}
          loadingText="Making your account…"
          className="max-md:min-h-11"
        >
          Accept the invitation
        </Button>
      </form>
    </FormProvider>
  )
}
