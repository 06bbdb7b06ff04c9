import { proofMinutes } from '@trivet/core/sign-in'
import * as generalCopy from '@trivet/core/copy/general'
import * as signInCopy from '@trivet/core/copy/sign-in'
import { Button } from '@trivet/ui/button'
import { PasswordField } from '@trivet/ui/password-field'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '../../components/code-field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { answerProof } from '../../lib/ask-for-proof.ts'
import { trpc } from '../../lib/trpc.ts'

/** Over whatever is being done, which then goes on by itself. */
export function ProveDialog() {
  const hasApp = trpc.secondFactor.get.useQuery().data?.app != null
  const [isByCode, setIsByCode] = useState(false)
  const form = useForm({ defaultValues: { currentPassword: '', code: '' } })
  const prove = trpc.sessions.prove.useMutation({ onSuccess: () => answerProof(true) })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Is it you?"
      description={`This change reaches far, and it is more than ${proofMinutes} minutes ago that you said who you are. Then it goes on by itself.`}
      submitLabel="Go on"
      isPending={prove.isPending}
      error={prove.error}
      failure={generalCopy.errorOccurred}
      onSubmit={form.handleSubmit(({ currentPassword, code }) =>
        prove.mutate(isByCode ? { code } : { currentPassword }),
      )}
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
      {hasApp && (
        <Button variant="link" size="sm" className="self-start" onClick={() => setIsByCode(!isByCode)}>
          {isByCode ? 'Use your password instead' : 'Use a code instead'}
        </Button>
      )}
    </FormDialog>
  )
}
