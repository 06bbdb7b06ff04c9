import * as generalCopy from '@trivet/core/copy/general'
import { toast } from '@trivet/ui/toaster'
import { TRPCClientError } from '@trpc/client'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showServerErrors } from './form-errors.ts'
import { messageOf } from './trpc.ts'

type Reads<Version> = { safeParse: (value: unknown) => { data?: Version | undefined } }

/** How the thing is by now, when that is why it was not saved. */
export function currentVersionOf<Version>(error: unknown, output: Reads<Version>): Version | null {
  const details: unknown = error instanceof TRPCClientError ? error.data?.details : null
  const current: unknown = typeof details === 'object' && details ? Reflect.get(details, 'current') : null
  return output.safeParse(current).data ?? null
}

/** At the fields the server complains of, or else above them all. */
export function sayRefusal<Draft extends FieldValues>(form: UseFormReturn<Draft>, error: unknown): void {
  const errors: unknown = error instanceof TRPCClientError ? error.data?.errors : undefined
  const isSaid = Array.isArray(errors) && showServerErrors(form, errors)
  if (!isSaid) toast.error(messageOf(error, generalCopy.errorOccurred))
}
