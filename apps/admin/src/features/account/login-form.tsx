import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import { zodResolver } from '@hookform/resolvers/zod'
import { loginInput } from '@trivet/core/contract/accounts'
import type { DemoSignIn } from '@trivet/core/contract/shop'
import { Button } from '@trivet/ui/button'
import { PasswordField } from '@trivet/ui/password-field'
import { useForm } from 'react-hook-form'
import { FormAlert } from '../../components/form-alert.tsx'
import { startSession, useRefusal } from '../../lib/session.ts'
import { messageOf, revokeToken, trpc } from '../../lib/trpc.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { EmailField } from './email-field.tsx'

export function LoginForm() {
  const refusal = useRefusal()
  const form = useForm({ resolver: zodResolver(loginInput), defaultValues: { email: '', password: '' } })
  const login = trpc.users.login.useMutation({
    async onSuccess(session) {
      if (session.isAdmin) return startSession(session)
      // when the server cannot be told, the token is still held by nobody
      await revokeToken(session.token).catch(() => undefined)
    },
    onSettled: (session) => form.setFocus(session ? 'email' : 'password'),
  })
  const isCustomer = login.data?.isAdmin === false
  const failure = login.error && messageOf(login.error, generalCopy.errorOccurred)
  const alert = login.isPending ? null : isCustomer ? generalCopy.adminRequired : (failure ?? refusal)
  const { errors } = form.formState

  const fillIn = ({ email, password }: DemoSignIn) => {
    form.reset({ email, password })
    form.setFocus('password')
  }

  return (
    <>
      <form
        noValidate
        method="post"
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit((values) => login.mutate(values))(event)}
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
          loading={login.isPending}
          loadingText={accountsCopy.signingIn}
          className="max-md:min-h-11"
        >
          Sign In
        </Button>
      </form>
      <DemoAccounts onChoose={fillIn} />
    </>
  )
}
