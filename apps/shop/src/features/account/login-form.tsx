import { useShopSettings } from '../../lib/shop-settings.tsx'
import * as accountsCopy from '@trivet/core/copy/accounts'
import type { DemoSignIn } from '@trivet/core/contract/shop'
import { Button } from '@trivet/ui/button'
import { PasswordField } from '@trivet/ui/password-field'
import { TextField } from '@trivet/ui/text-field'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import { lazyResolver } from '../../components/form/lazy-resolver.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { CodeForm } from './code-form.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { challengeOf } from './sign-in-challenge.ts'
import { useSignIn } from './use-sign-in.ts'

type LoginFormProps = {
  redirect: string
  /** Of whoever comes back after their session ended: they have an account already. */
  email?: string | undefined
}

export function LoginForm({ redirect, email = '' }: LoginFormProps) {
  const isBack = email !== ''
  const { name } = useShopSettings().identity
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: lazyResolver(() => import('./account-resolvers.ts').then((loaded) => loaded.loginResolver)),
    defaultValues: { email, password: '' },
  })
  // over a page that may have fields of these names
  const idPrefix = isBack ? 'again-' : ''
  const fields = formFields(form, { email: 'Email', password: 'Password' }, idPrefix)
  const signIn = useSignIn(accountsCopy.loginSucceeded)
  const login = trpc.users.login.useMutation({ onSuccess: signIn })
  const challenge = challengeOf(login.error)

  const fillIn = ({ email: demoEmail, password }: DemoSignIn) => {
    form.reset({ email: demoEmail, password })
    form.setFocus('password')
  }

  if (challenge !== null) {
    return <CodeForm challenge={challenge} idPrefix={idPrefix} onSignIn={signIn} onBack={login.reset} />
  }
  return (
    <>
      <Form
        form={form}
        fields={fields}
        onSubmit={(values) => login.mutate(values)}
        error={login.error && messageOf(login.error, accountsCopy.loginFailed)}
        className="flex flex-col gap-5"
      >
        <TextField
          {...fields.of('email')}
          required
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...fields.of('password')} required autoComplete="current-password" />
        <Link
          to={paths.forgotPassword()}
          // beside the page, which waits with what is typed in it
          target={isBack ? '_blank' : undefined}
          className="self-start text-small underline underline-offset-4"
        >
          Forgot password?{isBack && <span className="sr-only"> (opens in a new tab)</span>}
        </Link>
        <Button
          type="submit"
          loading={login.isPending || login.isSuccess}
          loadingText={accountsCopy.signingIn}
        >
          Sign In
        </Button>
        {!isBack && (
          <p className="text-small">
            New to {name}?{' '}
            <Link to={paths.register({ redirect })} className="font-medium underline underline-offset-4">
              Create an account
            </Link>
          </p>
        )}
      </Form>
      {!isBack && <DemoAccounts onChoose={fillIn} />}
    </>
  )
}
