import { zodResolver } from '@hookform/resolvers/zod'
import { factorCodeInput } from '@trivet/core/contract/sign-in'
import * as accountsCopy from '@trivet/core/copy/accounts'
import { Button } from '@trivet/ui/button'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '../../components/code-field.tsx'
import { FormAlert } from '../../components/form-alert.tsx'

type CodeFormProps = {
  alert: string | null
  isPending: boolean
  onCode: (code: string) => unknown
  onBack: () => void
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function CodeForm({ alert, isPending, onCode, onBack }: CodeFormProps) {
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
      onSubmit={(event) => void form.handleSubmit(({ code }) => onCode(code))(event)}
    >
      {alert && <FormAlert>{alert}</FormAlert>}
      <CodeField {...form.register('code')} error={form.formState.errors.code?.message} />
      <Button
        type="submit"
        loading={isPending}
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
