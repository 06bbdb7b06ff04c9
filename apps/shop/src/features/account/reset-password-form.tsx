import type { Session } from '@trivet/core/contract/accounts'
import * as accountsCopy from '@trivet/core/copy/accounts'
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
import { dismissEnd, endSession, storedSession } from '../../lib/session-store.ts'
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
    async onSuccess() {
      const session = storedSession.get()
      if (session && (await isStillSignedIn(session))) {
        notify.success(accountsCopy.passwordOfOtherReset(session.email), { duration: 10_000 })
        void navigate(paths.home())
        return
      }
      // over with the old password: other tabs ask to sign in again, this one goes there by itself
      if (session) endSession(session.token)
      dismissEnd()
      notify.success(accountsCopy.passwordReset)
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

/** The new password has ended every session of its own account, and none of another. */
async function isStillSignedIn({ token }: Session): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch('/api/users/profile', { headers }).catch(() => null)
  return answer?.ok ?? false
}
