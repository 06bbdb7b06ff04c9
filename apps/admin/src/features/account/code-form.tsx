import { zodResolver } from '@hookform/resolvers/zod'
import { factorCodeInput } from '@trivet/core/contract/sign-in'
import * as accountsCopy from '@trivet/core/copy/accounts'
import type { FactorKind } from '@trivet/core/sign-in'
import { Button } from '@trivet/ui/button'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '../../components/code-field.tsx'
import { FormAlert } from '../../components/form-alert.tsx'
import { PasskeyButton } from '../../components/passkey-button.tsx'
import type { useStaffSignIn } from './use-staff-sign-in.ts'

type CodeFormProps = {
  signIn: ReturnType<typeof useStaffSignIn>
  /** What the account has. */
  factors: readonly FactorKind[]
  onBack: () => void
}

/** The second step of a sign-in: a code of the app, a passkey, or a recovery code. */
export function CodeForm({ signIn, factors, onBack }: CodeFormProps) {
  const { alert, isPending, isByPasskey } = signIn
  const form = useForm({ resolver: zodResolver(factorCodeInput), defaultValues: { code: '' } })
  const { setFocus } = form
  // the password's field, which had it, is gone; after a wrong code another one is typed
  useEffect(() => {
    if (!isPending) setFocus('code', { shouldSelect: true })
  }, [setFocus, isPending])
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit(({ code }) => signIn.sendCode(code))(event)}
    >
      {alert && <FormAlert>{alert}</FormAlert>}
      {factors.includes('passkey') && (
        <PasskeyButton
          variant={factors.includes('app') ? 'secondary' : 'primary'}
          loading={isByPasskey}
          className="max-md:min-h-11"
          onClick={signIn.sendPasskey}
        >
          Use your passkey
        </PasskeyButton>
      )}
      <CodeField
        {...form.register('code')}
        {...(!factors.includes('app') && { hint: 'Or one of your recovery codes, without your passkey.' })}
        error={form.formState.errors.code?.message}
      />
      <Button
        type="submit"
        variant={factors.includes('app') ? 'primary' : 'secondary'}
        loading={isPending && !isByPasskey}
        loadingText={accountsCopy.signingIn}
        className="max-md:min-h-11"
      >
        Sign In
      </Button>
      <Button variant="link" size="sm" className="self-start max-md:min-h-11" onClick={onBack}>
        Use another account
      </Button>
    </form>
  )
}
