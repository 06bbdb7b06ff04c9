import * as generalCopy from '@trivet/core/copy/general'
import * as privacyCopy from '@trivet/core/copy/privacy'
import type { StaffAccount } from '@trivet/core/contract/accounts'
import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../components/form-dialog.tsx'
import { Panel } from '../../components/panel.tsx'
import { trpc } from '../../lib/trpc.ts'
import { saveCopy } from './save-copy.ts'

type Asked = 'copy' | 'erase'

/** For whoever asks by mail: a copy of what is kept about them, and the end of it. */
export function PersonalDataPanel({ account: { _id: id, name, erasedAt } }: { account: StaffAccount }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  if (erasedAt !== null) {
    return (
      <Panel title={privacyCopy.personalData}>
        <p>{privacyCopy.accountErasedAlready}</p>
      </Panel>
    )
  }
  return (
    <Panel title={privacyCopy.personalData}>
      <p className="mb-3 text-muted-foreground">{privacyCopy.makeSureWhoAsks}</p>
      <div className="flex flex-col items-start gap-2">
        <Button variant="secondary" size="sm" onClick={() => setAsked('copy')}>
          {privacyCopy.downloadTheirData}
        </Button>
        <Button variant="destructive" size="sm" onClick={() => setAsked('erase')}>
          {privacyCopy.erasePerson}
        </Button>
      </div>
      {asked === 'copy' && <CopyDialog id={id} name={name} onClose={() => setAsked(null)} />}
      {asked === 'erase' && <EraseDialog id={id} name={name} onClose={() => setAsked(null)} />}
    </Panel>
  )
}

type DialogProps = { id: string; name: string; onClose: () => void }

function CopyDialog({ id, name, onClose }: DialogProps) {
  const form = useForm({ defaultValues: { reason: '' } })
  const copy = trpc.privacy.copyAccount.useMutation({
    onSuccess(data) {
      saveCopy(data)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Download the data of ${name}?`}
      description={privacyCopy.copyByStaff}
      submitLabel="Download"
      isPending={copy.isPending}
      error={copy.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ reason }) => copy.mutate({ id, reason }))}
    >
      <TextField
        {...form.register('reason', { validate: isSaid })}
        label={privacyCopy.reasonLabel}
        required
        error={form.formState.errors.reason?.message}
      />
    </FormDialog>
  )
}

function EraseDialog({ id, name, onClose }: DialogProps) {
  const utils = trpc.useUtils()
  const preview = trpc.privacy.previewAccount.useQuery({ id }, { staleTime: 0 })
  const form = useForm({ defaultValues: { reason: '' } })
  const erase = trpc.privacy.eraseAccount.useMutation({
    onSuccess() {
      toast.success('The person is erased')
      onClose()
      void utils.accounts.invalidate()
    },
    onError: () => void preview.refetch(),
  })
  const obstacles = preview.data?.obstacles ?? []
  return (
    <FormDialog
      title={`Erase ${name} for good?`}
      description={privacyCopy.eraseByStaff}
      submitLabel="Erase for good"
      destructive
      isBlocked={!preview.data || obstacles.length > 0}
      isPending={erase.isPending}
      error={erase.error ?? preview.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ reason }) => erase.mutate({ id, reason }))}
    >
      {obstacles.length > 0 && (
        <ul role="status" className="flex flex-col gap-2 rounded-cloth border-2 p-3">
          {obstacles.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <TextField
        {...form.register('reason', { validate: isSaid })}
        label={privacyCopy.reasonLabel}
        required
        error={form.formState.errors.reason?.message}
      />
    </FormDialog>
  )
}

const isSaid = (text: string) => text.trim() !== '' || generalCopy.reasonNeeded
