import * as generalCopy from '@trivet/core/copy/general'
import { minPasswordLength } from '@trivet/core/accounts'
import { Button } from '@trivet/ui/button'
import { PasswordField } from '@trivet/ui/password-field'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import { lazyResolver } from '../../components/form/lazy-resolver.ts'
import { notify } from '../../lib/notify.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { NewResetLink } from './reset-link-invalid.tsx'

export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: lazyResolver(() =>
      import('./account-resolvers.ts').then((loaded) => loaded.resetPasswordResolver),
    ),
    defaultValues: { token, password: '', confirmPassword: '' },
  })
  const fields = formFields(form, { password: 'New password', confirmPassword: 'Confirm new password' })
  const reset = trpc.users.resetPassword.useMutation({
    onSuccess() {
      notify.success('Your password has been changed. Please sign in with it.')
      void navigate(paths.login())
    },
  })

  return (
    <Form
      form={form}
      fields={fields}
      onSubmit={(values) => reset.mutate(values)}
      error={reset.error && messageOf(reset.error, generalCopy.errorOccurred)}
      className="flex flex-col gap-5"
    >
      <PasswordField
        {...fields.of('password')}
        required
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters`}
      />
      <PasswordField {...fields.of('confirmPassword')} required autoComplete="new-password" />
      <Button type="submit" loading={reset.isPending} loadingText="Saving...">
        Set New Password
      </Button>
      <NewResetLink />
    </Form>
  )
}
