import { zodResolver } from '@hookform/resolvers/zod'
import { factorCodeInput, type SecondFactorSetup } from '@trivet/core/contract/sign-in'
import * as generalCopy from '@trivet/core/copy/general'
import { useForm } from 'react-hook-form'
import { CodeField } from '../../components/code-field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'

type AppCodeDialogProps = {
  setup: SecondFactorSetup
  confirm: { isPending: boolean; error: unknown; mutate: (input: { code: string }) => void }
  onClose: () => void
}

/** The secret goes into the app, and a first code of it comes back. */
export function AppCodeDialog({ setup: { secret, qr }, confirm, onClose }: AppCodeDialogProps) {
  const form = useForm({ resolver: zodResolver(factorCodeInput), defaultValues: { code: '' } })
  return (
    <FormDialog
      title="Scan this code with your app"
      description="Any authenticator app will do. On this device alone, type the secret into it instead."
      submitLabel="Turn on"
      isPending={confirm.isPending}
      error={confirm.error}
      failure={generalCopy.errorOccurred}
      onSubmit={form.handleSubmit((values) => confirm.mutate(values))}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {/* black on white in the dark as well: scanners need it */}
        <svg
          role="img"
          aria-label="QR code for your authenticator app"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          className="size-52 shrink-0 rounded-cloth border"
        >
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-muted-foreground">Secret</p>
          <p className="font-mono break-words select-all">{secret}</p>
        </div>
      </div>
      <CodeField
        {...form.register('code')}
        hint="The six digits that the app shows now."
        error={form.formState.errors.code?.message}
      />
    </FormDialog>
  )
}
