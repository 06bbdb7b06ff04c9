import type { FocusEvent } from 'react'
import { get } from 'react-hook-form'
import type { FieldError, FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form'
import { afterPress } from '../../lib/after-press.ts'

/** The label of each field, in the order in which they stand. */
export type FieldLabels<Values extends FieldValues> = { [Path in FieldPath<Values>]?: string }

export type FieldProblem = { fieldId: string; label: string; message: string }

export type FormFields<Values extends FieldValues> = ReturnType<typeof formFields<Values, unknown>>

/** What a field of `@trivet/ui` needs to be part of a form: `<TextField {...fields.of('email')} />`. */
export function formFields<Values extends FieldValues, Output>(
  { register, formState: { errors } }: UseFormReturn<Values, unknown, Output>,
  labels: FieldLabels<Values>,
  /** Before each id, where the page has another form with a field of the same name. */
  idPrefix = '',
) {
  const paths = Object.keys(labels) as FieldPath<Values>[]
  const labelOf = (path: FieldPath<Values>) => labels[path] ?? ''
  const messageOf = (path: FieldPath<Values>) => (get(errors, path) as FieldError | undefined)?.message

  return {
    of<Path extends FieldPath<Values>>(path: Path, options?: RegisterOptions<Values, Path>) {
      const { onBlur, ...control } = register(path, options)
      return {
        ...control,
        id: `${idPrefix}${path}`,
        label: labelOf(path),
        error: messageOf(path),
        onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)),
      }
    },
    problems: paths.flatMap((path): FieldProblem[] => {
      const message = messageOf(path)
      return message ? [{ fieldId: `${idPrefix}${path}`, label: labelOf(path), message }] : []
    }),
  }
}
