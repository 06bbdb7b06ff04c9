import { zodResolver } from '@hookform/resolvers/zod'
import { secondFactorSetupInput } from '@trivet/core/contract/sign-in'
import * as generalCopy from '@trivet/core/copy/general'
import { PasswordField } from '@trivet/ui/password-field'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { noteSecondFactorNeeded } from '../../lib/second-factor-needed.ts'
import { trpc } from '../../lib/trpc.ts'
import { AppCodeDialog } from './app-code-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/** Three steps: the password, a first code of the app, and the recovery codes, which are shown once. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(secondFactorSetupInput),
    defaultValues: { currentPassword: '' },
  })
  const begin = trpc.secondFactor.begin.useMutation()
  const confirm = trpc.secondFactor.confirm.useMutation()
  const finish = () => {
    onClose()
    noteSecondFactorNeeded(false)
    return utils.invalidate()
  }

  if (confirm.data)
    return <RecoveryCodesDialog codes={confirm.data.recoveryCodes} onClose={() => void finish()} />
  if (begin.data) return <AppCodeDialog setup={begin.data} confirm={confirm} onClose={onClose} />
  return (
    <FormDialog
      title="Set up an authenticator app"
      description="Your password first, in case somebody else found this page open."
      submitLabel="Go on"
      isPending={begin.isPending}
      error={begin.error}
      failure={generalCopy.errorOccurred}
      onSubmit={form.handleSubmit((values) => begin.mutate(values))}
      onClose={onClose}
    >
      <PasswordField
        {...form.register('currentPassword')}
        label="Password"
        error={form.formState.errors.currentPassword?.message}
        required
        autoComplete="current-password"
      />
    </FormDialog>
  )
}
