import * as generalCopy from '@trivet/core/copy/general'
import { adminProductOutput, type AdminProduct } from '@trivet/core/contract/catalog'
import { toast } from '@trivet/ui/toaster'
import { TRPCClientError } from '@trpc/client'
import { messageOf } from '../../lib/trpc.ts'
import { showServerErrors } from './product-form-errors.ts'
import type { ProductForm } from './product-form.tsx'

/** How the product is by now, when that is why it was not saved. */
export function currentProductOf(error: unknown): AdminProduct | null {
  const details: unknown = error instanceof TRPCClientError ? error.data?.details : null
  const current: unknown = typeof details === 'object' && details ? Reflect.get(details, 'current') : null
  return adminProductOutput.safeParse(current).data ?? null
}

/** At the fields the server complains of, or else above them all. */
export function sayRefusal(form: ProductForm, error: unknown): void {
  const errors: unknown = error instanceof TRPCClientError ? error.data?.errors : undefined
  const isSaid = Array.isArray(errors) && showServerErrors(form, errors)
  if (!isSaid) toast.error(messageOf(error, generalCopy.errorOccurred))
}
