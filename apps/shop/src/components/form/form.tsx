import { FormErrorSummary } from '@trivet/ui/form-error-summary'
import { useOneSubmit } from '@trivet/ui/use-one-submit'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormAlert } from './form-alert.tsx'
import type { FieldProblem, FormFields } from './form-fields.ts'

export type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  fields: FormFields<Values>
  onSubmit: (values: Output) => void
  /** For forms that say so in another place, too: the messages of a refused submit. */
  onInvalid?: (problems: readonly string[]) => void
  /** What went wrong apart from the fields, such as the server's answer. */
  error: ReactNode
  /** For a button that stands outside of it, such as in the foot of a dialog. */
  id?: string
  /** Stands above the problems, instead of a general word. */
  title?: string | undefined
  children: ReactNode
  className?: string
}

/** Every form of the shop: what is wrong stands above it once, and takes the focus after a submit. */
export function Form<Values extends FieldValues, Output>({
  form,
  fields,
  onSubmit,
  onInvalid,
  error,
  id,
  title,
  children,
  className,
}: FormProps<Values, Output>) {
  const { submitCount } = form.formState
  const outcome = useRef<HTMLDivElement>(null)
  const problems = submitCount > 0 ? fields.problems : []
  const hasError = Boolean(error)

  useEffect(() => {
    if (submitCount > 0 || hasError) outcome.current?.focus()
  }, [submitCount, hasError])

  const submit = useOneSubmit(
    form.handleSubmit(
      (values) => onSubmit(values),
      (errors) => onInvalid?.(Object.values(errors).map((error) => String(error?.message))),
    ),
  )

  return (
    // post: sent before the script has loaded, nothing of it may end up in the address
    <form id={id} noValidate method="post" onSubmit={submit} className={className}>
      {problems.length > 0 && (
        <FormErrorSummary ref={outcome} {...summaryOf(problems)} {...(title && { title })} className="mb-6" />
      )}
      {problems.length === 0 && hasError && (
        <FormAlert ref={outcome} className="mb-6">
          {error}
        </FormAlert>
      )}
      {children}
    </form>
  )
}

/** One sentence for all fields is said once, and the list then names the fields. */
function summaryOf(problems: readonly FieldProblem[]) {
  const [first] = problems
  const isSame = problems.every((problem) => problem.message === first?.message)
  return {
    ...(isSame && { title: first?.message }),
    errors: problems.map(({ fieldId, label, message }) => ({
      fieldId,
      message: isSame ? label : `${label}: ${message}`,
    })),
  }
}
