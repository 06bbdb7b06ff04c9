import type { Passkey } from '@trivet/core/contract/sign-in'
import * as generalCopy from '@trivet/core/copy/general'
import { AlertDialog } from '@trivet/ui/alert-dialog'
import { Button } from '@trivet/ui/button'
import { toast } from '@trivet/ui/toaster'
import { useState } from 'react'
import { Instant } from '../../components/instant.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'

export function PasskeyLine({ passkey: { _id: id, name, addedAt, lastUsedAt } }: { passkey: Passkey }) {
  const utils = trpc.useUtils()
  const [isAsking, setIsAsking] = useState(false)
  const remove = trpc.passkeys.remove.useMutation({
    onSuccess: () => toast.success('Passkey removed'),
    onError: (error) => toast.error(messageOf(error, generalCopy.errorOccurred)),
    onSettled() {
      setIsAsking(false)
      return utils.secondFactor.get.invalidate()
    },
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-muted-foreground">
          {lastUsedAt ? 'Last used ' : 'Not used yet, added '}
          <Instant at={lastUsedAt ?? addedAt} />
        </p>
      </div>
      <Button variant="secondary" size="sm" aria-label={`Remove ${name}`} onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Remove ${name}?`}
        description="It no longer signs you in. You can delete it from your device or password manager afterwards."
        confirmLabel="Remove"
        destructive
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </li>
  )
}
