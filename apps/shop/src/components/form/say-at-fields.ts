import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { errorDataOf } from '../../lib/error-code.ts'
import type { FieldLabels } from './form-fields.ts'

type Fields<Values extends FieldValues> = {
  labels: FieldLabels<Values>
  /** What the server calls all of them, such as `rentalAddress.` */
  inside?: string
}

/** Puts what the server refused about a field there; what it says of others stays above the form. */
export function sayAtFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  { labels, inside = '' }: Fields<Values>,
): void {
  for (const { path, message } of errorDataOf(error)?.errors ?? []) {
    const field = path.slice(path.startsWith(inside) ? inside.length : 0)
    if (field in labels) form.setError(field as FieldPath<Values>, { type: 'server', message })
  }
}
