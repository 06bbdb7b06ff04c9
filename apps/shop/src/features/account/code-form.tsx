import type { Session } from '@trivet/core/contract/accounts'
import * as accountsCopy from '@trivet/core/copy/accounts'
import type { SignInChallenge } from '@trivet/core/contract/sign-in'
import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { useForm } from 'react-hook-form'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import { lazyResolver } from '../../components/form/lazy-resolver.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'

type CodeFormProps = {
  challenge: SignInChallenge
  idPrefix: string
  onSignIn: (session: Session) => void
  onBack: () => void
}

/** Staff who have a second factor type a code of it after their password, in the shop as well. */
export function CodeForm({ challenge: { challenge, factors }, idPrefix, onSignIn, onBack }: CodeFormProps) {
  const form = useForm({
    shouldFocusError: false,
    resolver: lazyResolver(() =>
      import('./account-resolvers.ts').then((loaded) => loaded.factorCodeResolver),
    ),
    defaultValues: { code: '' },
  })
  const fields = formFields(form, { code: 'Code' }, idPrefix)
  const login = trpc.users.loginWithCode.useMutation({ onSuccess: onSignIn })
  return (
    <>
      {factors.includes('passkey') && <PasskeySignIn onSignIn={onSignIn} />}
      <Form
        form={form}
        fields={fields}
        onSubmit={({ code }) => login.mutate({ challenge, code })}
        error={login.error && messageOf(login.error, accountsCopy.loginFailed)}
        className="flex flex-col gap-5"
      >
        <TextField
          {...fields.of('code')}
          required
          hint={
            factors.includes('app')
              ? 'Six digits from your authenticator app, or one of your recovery codes.'
              : 'Or one of your recovery codes, without your passkey.'
          }
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button
          type="submit"
          loading={login.isPending || login.isSuccess}
          loadingText={accountsCopy.signingIn}
        >
          Sign In
        </Button>
        <Button variant="link" className="self-start" onClick={onBack}>
          Start again
        </Button>
      </Form>
    </>
  )
}
