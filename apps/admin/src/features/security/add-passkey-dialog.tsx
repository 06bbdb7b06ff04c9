import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { passkeyNameInput, type PasskeySetup } from '@trivet/core/contract/sign-in'
import { deviceName } from '@trivet/core/sign-in'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { makePasskey, passkeyNotMade } from '../../lib/passkeys.ts'
import { noteSecondFactorNeeded } from '../../lib/second-factor-needed.ts'
import { trpc } from '../../lib/trpc.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/** A name, then the browser makes it. Whoever has no recovery codes sees some, this once. */
export function AddPasskeyDialog({ setup, onClose }: { setup: PasskeySetup; onClose: () => void }) {
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(passkeyNameInput),
    defaultValues: { name: deviceName(navigator.userAgent) },
  })
  const add = useMutation({
    mutationFn: async (name: string) =>
      utils.client.passkeys.add.mutate({ name, passkey: await makePasskey(setup) }),
    onSuccess: ({ recoveryCodes }) => recoveryCodes.length === 0 && finish(),
  })
  function finish() {
    toast.success('Passkey added')
    onClose()
    noteSecondFactorNeeded(false)
    return utils.invalidate()
  }

  const codes = add.data?.recoveryCodes ?? []
  if (codes.length > 0) return <RecoveryCodesDialog codes={codes} onClose={() => void finish()} />
  return (
    <FormDialog
      title="Add a passkey"
      description="Your browser asks where to keep it: on this device, in a password manager, or on a security key."
      submitLabel="Add"
      isPending={add.isPending}
      error={add.error}
      failure={passkeyNotMade(add.error)}
      onSubmit={form.handleSubmit(({ name }) => add.mutate(name))}
      onClose={onClose}
    >
      <TextField
        {...form.register('name')}
        label="Name"
        hint="By which you know it again, such as the device that keeps it."
        error={form.formState.errors.name?.message}
        required
      />
    </FormDialog>
  )
}
