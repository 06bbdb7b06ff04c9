import { useMutation } from '@tanstack/react-query'
import { proofMinutes } from '@trivet/core/sign-in'
import * as generalCopy from '@trivet/core/copy/general'
import * as signInCopy from '@trivet/core/copy/sign-in'
import { Button } from '@trivet/ui/button'
import { PasswordField } from '@trivet/ui/password-field'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '../../components/code-field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { PasskeyButton } from '../../components/passkey-button.tsx'
import { answerProof } from '../../lib/ask-for-proof.ts'
import { signWithPasskey } from '../../lib/passkeys.ts'
import { trpc } from '../../lib/trpc.ts'

/** Over whatever is being done, which then goes on by itself. */
export function ProveDialog() {
  const { client } = trpc.useUtils()
  const factor = trpc.secondFactor.get.useQuery().data
  const [isByCode, setIsByCode] = useState(false)
  const form = useForm({ defaultValues: { currentPassword: '', code: '' } })
  const onSuccess = () => answerProof(true)
  const prove = trpc.sessions.prove.useMutation({ onSuccess })
  const byPasskey = useMutation({
    mutationFn: async () =>
      client.sessions.prove.mutate({ passkey: await signWithPasskey(await client.passkeys.ask.mutate()) }),
    onSuccess,
  })
  const { errors } = form.formState
  const hasPasskey = factor !== undefined && factor.passkeys.length > 0
  return (
    <FormDialog
      title="Is it you?"
      description={`This change reaches far, and you said who you are more than ${proofMinutes} minutes ago. Say it once more, and it goes on by itself.`}
      submitLabel="Go on"
      isPending={prove.isPending}
      error={byPasskey.error ?? prove.error}
      failure={byPasskey.error ? signInCopy.passkeyCancelled : generalCopy.errorOccurred}
      onSubmit={form.handleSubmit(({ currentPassword, code }) => {
        byPasskey.reset()
        prove.mutate(isByCode ? { code } : { currentPassword })
      })}
      onClose={() => answerProof(false)}
    >
      {isByCode ? (
        <CodeField
          {...form.register('code', { required: signInCopy.codeRequired })}
          error={errors.code?.message}
        />
      ) : (
        <PasswordField
          {...form.register('currentPassword', { required: signInCopy.passwordRequired })}
          label="Password"
          error={errors.currentPassword?.message}
          required
          autoComplete="current-password"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 empty:hidden">
        {hasPasskey && (
          <PasskeyButton size="sm" loading={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
            Use a passkey
          </PasskeyButton>
        )}
        {factor?.app && (
          <Button variant="link" size="sm" onClick={() => setIsByCode(!isByCode)}>
            {isByCode ? 'Use your password instead' : 'Use a code instead'}
          </Button>
        )}
      </div>
    </FormDialog>
  )
}
