import { zodResolver } from '@hookform/resolvers/zod'
import { inviteInput } from '@trivet/core/contract/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import { staffRoleNames, staffRoleText } from '@trivet/core/copy/staff'
import { staffRoles } from '@trivet/core/staff'
import { Button } from '@trivet/ui/button'
import { SelectField } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useForm, useWatch } from 'react-hook-form'
import { FormAlert } from '../../components/form-alert.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'

export function InviteForm() {
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(inviteInput),
    defaultValues: { email: '', staffRole: 'support' as const },
  })
  const invite = trpc.invitations.invite.useMutation({
    onSuccess(invitations, { email }) {
      utils.invitations.list.setData(undefined, invitations)
      form.reset()
      toast.success(`Invitation on its way to ${email}`)
    },
  })
  const staffRole = useWatch({ control: form.control, name: 'staffRole' })
  const { errors } = form.formState
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit((values) => invite.mutate(values))(event)}
    >
      {invite.error && <FormAlert>{messageOf(invite.error, generalCopy.errorOccurred)}</FormAlert>}
      <div className="fields-level grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('email')}
          label="Email"
          type="email"
          error={errors.email?.message}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectField {...form.register('staffRole')} label="Staff role" hint={staffRoleText(staffRole)}>
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {staffRoleNames[role]}
            </option>
          ))}
        </SelectField>
      </div>
      <Button
        type="submit"
        size="sm"
        className="self-start"
        loading={invite.isPending}
        loadingText="Sending…"
      >
        Send the invitation
      </Button>
    </form>
  )
}
