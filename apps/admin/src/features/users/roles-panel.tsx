import * as accountsCopy from '@trivet/core/copy/accounts'
import { staffRoleNames, staffRoleText } from '@trivet/core/copy/staff'
import { staffRoles } from '@trivet/core/staff'
import type { StaffAccount } from '@trivet/core/contract/accounts'
import { AlertDialog } from '@trivet/ui/alert-dialog'
import { Button } from '@trivet/ui/button'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { SelectField } from '@trivet/ui/select-field'
import { useState } from 'react'
import { Panel } from '../../components/panel.tsx'
import { endSession, useStaff } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { useAccountChange } from './use-account-change.ts'

/** Roles; saving them ends the account's sessions, so it asks first. */
export function RolesPanel({ account }: { account: StaffAccount }) {
  const { _id: id, name, updatedAt, isLastOwner } = account
  const isOwn = useStaff()?._id === id
  const change = useAccountChange(id)
  const [roles, setRoles] = useState<Roles>({ staffRole: account.staffRole, isHost: account.isHost })
  const [isAsking, setIsAsking] = useState(false)
  const save = trpc.accounts.setRoles.useMutation({
    onSuccess(saved) {
      // one's own session ended with it
      if (isOwn) return endSession()
      change.saved(saved, 'Roles saved')
    },
    onError: change.refused,
    onSettled: () => setIsAsking(false),
  })
  const isChanged = roles.staffRole !== account.staffRole || roles.isHost !== account.isHost
  return (
    <Panel title="Roles">
      <div className="flex flex-col gap-3">
        <SelectField
          label="Staff role"
          hint={isLastOwner ? accountsCopy.accountLastOwner : staffRoleText(roles.staffRole)}
          value={roles.staffRole ?? ''}
          disabled={isLastOwner}
          onChange={({ target }) =>
            setRoles({ ...roles, staffRole: staffRoles.find((role) => role === target.value) ?? null })
          }
        >
          <option value="">No staff</option>
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {staffRoleNames[role]}
            </option>
          ))}
        </SelectField>
        <CheckboxField
          label="Host"
          hint="Has a code for guests and earns commission."
          checked={roles.isHost}
          onChange={(event) => setRoles({ ...roles, isHost: event.target.checked })}
        />
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          disabled={!isChanged}
          onClick={() => setIsAsking(true)}
        >
          Save roles
        </Button>
      </div>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Change the roles of ${name}?`}
        description={`${sentenceOf(account, roles)} ${isOwn ? 'You are' : 'They are'} signed out everywhere and sign in again.`}
        confirmLabel="Change roles"
        isPending={save.isPending}
        pendingText="Saving…"
        onConfirm={() => save.mutate({ id, updatedAt, ...roles })}
      />
    </Panel>
  )
}

type Roles = Pick<StaffAccount, 'staffRole' | 'isHost'>

function sentenceOf(before: Roles, after: Roles): string {
  const said = [
    before.staffRole !== after.staffRole &&
      (after.staffRole ? `gets the role ${staffRoleNames[after.staffRole]}` : 'is no staff any more'),
    before.isHost !== after.isHost && (after.isHost ? 'becomes a host' : 'is no host any more'),
  ].filter(Boolean)
  return `The account ${said.join(' and ')}.`
}
