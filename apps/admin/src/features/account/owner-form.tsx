import { zodResolver } from '@hookform/resolvers/zod'
import { minPasswordLength } from '@trivet/core/accounts'
import { ownerInput } from '@trivet/core/contract/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import { Button } from '@trivet/ui/button'
import { PasswordField } from '@trivet/ui/password-field'
import { TextField } from '@trivet/ui/text-field'
import { useForm } from 'react-hook-form'
import { FormAlert } from '../../components/form-alert.tsx'
import { startSession } from '../../lib/session.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { EmailField } from './email-field.tsx'

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
      <TextField
        {...form.register('name')}
        label="Name"
        error={errors.name?.message}
        required
        autoComplete="name"
      />
      <EmailField {...form.register('email')} error={errors.email?.message} />
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
        loading={become.isPending}
        loadingText="Opening the shop…"
        className="max-md:min-h-11"
      >
        Open the shop
      </Button>
    </form>
  )
}
