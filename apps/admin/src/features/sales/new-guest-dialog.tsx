import { zodResolver } from '@hookform/resolvers/zod'
import { isEmail } from '@trivet/core/accounts'
import { openAccountInput } from '@trivet/core/contract/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'
import type { SaleGuest } from './sale-draft.ts'

type NewGuestDialogProps = {
  /** What was looked for: the name or the email of whoever was not found. */
  typed: string
  onOpened: (guest: SaleGuest) => void
  onClose: () => void
}

export function NewGuestDialog({ typed, onOpened, onClose }: NewGuestDialogProps) {
  const known = typed.trim()
  const form = useForm({
    resolver: zodResolver(openAccountInput),
    defaultValues: {
      name: /[@\d]/.test(known) ? '' : known,
      email: isEmail(known) ? known : '',
      phone: /^[\d\s()+./-]+$/.test(known) ? known : '',
    },
  })
  const open = trpc.accounts.open.useMutation({
    onSuccess({ _id, name, email }) {
      toast.success(`Account opened. ${name} gets a mail to choose a password.`)
      onOpened({ _id, name, email })
      onClose()
    },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="New guest"
      description="Opens an account. A mail with a link to choose the password goes out at once, and works for 7 days."
      submitLabel="Open account"
      isPending={open.isPending}
      error={open.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit((fields) => open.mutate(fields))}
    >
      <TextField {...form.register('name')} label="Name" required error={errors.name?.message} />
      <TextField
        {...form.register('email')}
        label="Email"
        type="email"
        required
        hint="Read it back letter by letter: the order and its mails go there"
        error={errors.email?.message}
      />
      <TextField
        {...form.register('phone')}
        label="Phone (optional)"
        type="tel"
        error={errors.phone?.message}
      />
    </FormDialog>
  )
}
