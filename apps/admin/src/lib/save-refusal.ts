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

/** What the server has against single fields. */
export function fieldErrorsOf(error: unknown): { path: string; message: string }[] {
  const errors: unknown = error instanceof TRPCClientError ? error.data?.errors : undefined
  return Array.isArray(errors) ? errors : []
}

/** At the fields the server complains of, or else above them all. */
export function sayRefusal<Draft extends FieldValues>(form: UseFormReturn<Draft>, error: unknown): void {
  if (!showServerErrors(form, fieldErrorsOf(error))) toast.error(messageOf(error, generalCopy.errorOccurred))
}
