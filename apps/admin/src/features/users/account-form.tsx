import * as accountsCopy from '@trivet/core/copy/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { StaffAccount } from '@trivet/core/contract/accounts'
import { Button } from '@trivet/ui/button'
import { toast } from '@trivet/ui/toaster'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Panel } from '../../components/panel.tsx'
import { UnsavedChanges } from '../../components/unsaved-changes.tsx'
import { messageOf, statusOf, trpc } from '../../lib/trpc.ts'
import { AccountFields } from './account-fields.tsx'
import { isSameProfile, profileInput, profileValues } from './profile-values.ts'

/** What the account says of its owner, saved against the version whose words stand here. */
export function AccountForm({ account }: { account: StaffAccount }) {
  const utils = trpc.useUtils()
  const [seen, setSeen] = useState(account)
  const form = useForm({ resolver: zodResolver(profileInput), values: profileValues(seen) })
  const { isDirty } = form.formState
  // what a colleague saved comes in by itself, unless something is typed here
  if (account.updatedAt !== seen.updatedAt && !isDirty) setSeen(account)

  function show(newer: StaffAccount) {
    setSeen(newer)
    form.reset(profileValues(newer))
  }

  const save = trpc.accounts.edit.useMutation({
    onSuccess(saved) {
      utils.accounts.byId.setData({ id: saved._id }, saved)
      void utils.accounts.page.invalidate()
      show(saved)
      toast.success('Account saved')
    },
    onError: (error) => statusOf(error) === 409 && void utils.accounts.byId.invalidate({ id: account._id }),
  })
  const isConflict = save.error?.message === accountsCopy.accountChanged
  // roles and access are changed beside this form: its own words are as new then
  const { updatedAt } = isSameProfile(seen, account) ? account : seen

  return (
    <Panel title="Profile">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) =>
          void form.handleSubmit((values) => save.mutate({ id: account._id, updatedAt, ...values }))(event)
        }
      >
        {save.error && (
          <div
            role="alert"
            className="flex flex-wrap items-center gap-3 rounded-cloth border-2 border-destructive p-3"
          >
            <p className="flex flex-1 gap-2 font-medium">
              <CircleAlert aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-destructive" />
              {messageOf(save.error, 'Failed to save the account')}
            </p>
            {isConflict && (
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  save.reset()
                  show(account)
                }}
              >
                Show what is there now
              </Button>
            )}
          </div>
        )}
        <AccountFields form={form} mayChangeEmail={account.mayChangeEmail} />
        <EmailProof account={account} />
        <UnsavedChanges isUnsaved={isDirty} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!isDirty} loading={save.isPending} loadingText="Saving…">
            Save profile
          </Button>
          {isDirty && (
            <Button variant="ghost" onClick={() => form.reset(profileValues(seen))}>
              Undo changes
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}

function EmailProof({ account: { emailProven, newEmail } }: { account: StaffAccount }) {
  return (
    <p role="status" className="text-small text-muted-foreground empty:hidden">
      {newEmail
        ? `${newEmail} becomes the email once its owner opens the link that was mailed there.`
        : !emailProven && 'The owner has not confirmed this email yet.'}
    </p>
  )
}
