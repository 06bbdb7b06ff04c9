import { zodResolver } from '@hookform/resolvers/zod'
import { minPasswordLength } from '@trivet/core/accounts'
import { acceptInvitationInput } from '@trivet/core/contract/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import { Button } from '@trivet/ui/button'
import { PasswordField } from '@trivet/ui/password-field'
import { TextField } from '@trivet/ui/text-field'
import { useForm } from 'react-hook-form'
import { FormAlert } from '../../components/form-alert.tsx'
import { startSession } from '../../lib/session.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'

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
      <TextField
        {...form.register('name')}
        label="Name"
        error={errors.name?.message}
        required
        autoComplete="name"
      />
      <PasswordField
        {...form.register('password')}
        label="Password"
        hint={`At least ${minPasswordLength} characters`}
        error={errors.password?.message}
        required
        autoComplete="new-password"
      />
      <PasswordField
        {...form.register('confirmPassword')}
        label="Confirm password"
        error={errors.confirmPassword?.message}
        required
        autoComplete="new-password"
      />
      <Button
        type="submit"
        loading={accept.isPending}
        loadingText="Making your account…"
        className="max-md:min-h-11"
      >
        Accept the invitation
      </Button>
    </form>
  )
}
