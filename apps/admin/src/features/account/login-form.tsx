import * as accountsCopy from '@trivet/core/copy/accounts'
import { keptDayRemoved } from '@trivet/core/copy/dispatch'
import { zodResolver } from '@hookform/resolvers/zod'
import { loginInput } from '@trivet/core/contract/accounts'
import type { DemoSignIn } from '@trivet/core/contract/shop'
import { Button } from '@trivet/ui/button'
import { PasswordField } from '@trivet/ui/password-field'
import { useForm } from 'react-hook-form'
import { FormAlert } from '../../components/form-alert.tsx'
import { PasskeyButton } from '../../components/passkey-button.tsx'
import { useRemovedDay } from '../../lib/removed-day.ts'
import { useRefusal } from '../../lib/session.ts'
import { CodeForm } from './code-form.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { EmailField } from './email-field.tsx'
import { useStaffSignIn } from './use-staff-sign-in.ts'

export function LoginForm() {
  const refusal = useRefusal()
  const removedReports = useRemovedDay()
  const removed = removedReports === null ? null : keptDayRemoved(removedReports)
  const form = useForm({ resolver: zodResolver(loginInput), defaultValues: { email: '', password: '' } })
  const signIn = useStaffSignIn()
  const alert = signIn.isPending ? null : (signIn.alert ?? removed ?? refusal)
  const { errors } = form.formState

  const fillIn = ({ email, password }: DemoSignIn) => {
    form.reset({ email, password })
    form.setFocus('password')
  }

  if (signIn.challenge) {
    return <CodeForm signIn={signIn} factors={signIn.challenge.factors} onBack={signIn.startAgain} />
  }
  return (
    <>
      <form
        noValidate
        method="post"
        className="flex flex-col gap-5"
        onSubmit={(event) =>
          void form.handleSubmit((values) =>
            signIn.sendPassword(values, (session) => form.setFocus(session ? 'email' : 'password')),
          )(event)
        }
      >
        {alert && <FormAlert>{alert}</FormAlert>}
        <EmailField {...form.register('email')} error={errors.email?.message} />
        <PasswordField
          {...form.register('password')}
          label="Password"
          error={errors.password?.message}
          required
          autoComplete="current-password"
        />
        <Button
          type="submit"
          loading={signIn.isPending && !signIn.isByPasskey}
          loadingText={accountsCopy.signingIn}
          className="max-md:min-h-11"
        >
          Sign In
        </Button>
        <PasskeyButton loading={signIn.isByPasskey} className="max-md:min-h-11" onClick={signIn.sendPasskey}>
          Sign in with a passkey
        </PasskeyButton>
      </form>
      <DemoAccounts onChoose={fillIn} />
    </>
  )
}
