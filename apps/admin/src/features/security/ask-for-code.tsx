import { zodResolver } from '@hookform/resolvers/zod'
import { factorCodeInput } from '@trivet/core/contract/sign-in'
import * as generalCopy from '@trivet/core/copy/general'
import { useForm } from 'react-hook-form'
import { CodeField } from '../../components/code-field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'

type AskForCodeProps = {
  title: string
  description: string
  submitLabel: string
  destructive?: boolean
  change: { isPending: boolean; error: unknown; reset: () => void; mutate: (input: { code: string }) => void }
  onClose: () => void
}

/** A change of how one signs in, proven by a code. */
export function AskForCode({ change, onClose, ...texts }: AskForCodeProps) {
  const form = useForm({ resolver: zodResolver(factorCodeInput), defaultValues: { code: '' } })
  return (
    <FormDialog
      {...texts}
      isPending={change.isPending}
      error={change.error}
      failure={generalCopy.errorOccurred}
      onSubmit={form.handleSubmit((values) => change.mutate(values))}
      onClose={() => {
        change.reset()
        onClose()
      }}
    >
      <CodeField {...form.register('code')} error={form.formState.errors.code?.message} />
    </FormDialog>
  )
}
