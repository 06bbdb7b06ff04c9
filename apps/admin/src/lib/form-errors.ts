import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** The id of the control of a field, such as `specifications.0.name`. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`
}

type SaidError = { fieldId: string; message: string }

/** Every message of the form, with the field it leads to. */
export function errorsOf<Draft extends FieldValues>(errors: FieldErrors<Draft>): SaidError[] {
  return messagesIn(errors, []).map(({ path, message }) => ({ fieldId: fieldId(path.join('.')), message }))
}

/** The first message about a list or anything inside it. */
export function listError<Draft extends FieldValues>(
  errors: FieldErrors<Draft>,
  field: keyof Draft,
): string | undefined {
  return messagesIn(errors[field], [])[0]?.message
}

function messagesIn(value: unknown, path: string[]): { path: string[]; message: string }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('message' in value && typeof value.message === 'string') {
    return [{ path: path.filter((part) => part !== 'root'), message: value.message }]
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'ref' ? [] : messagesIn(inner, [...path, key]),
  )
}

type ServerError = { path: string; message: string }

/** What the server has against fields is said at the fields; false when it said nothing of any. */
export function showServerErrors<Draft extends FieldValues>(
  form: UseFormReturn<Draft>,
  errors: readonly ServerError[] | undefined,
): boolean {
  const known = errors?.filter(({ path }) => isFieldPath(form, path)) ?? []
  for (const { path, message } of known) {
    const [field] = path.split('.', 1)
    // one row of a list has no control of its own for this
    form.setError(field as Path<Draft>, { type: 'server', message })
  }
  return known.length > 0
}

function isFieldPath<Draft extends FieldValues>(form: UseFormReturn<Draft>, path: string): boolean {
  return Object.hasOwn(form.getValues(), path.split('.', 1)[0] ?? '')
}
