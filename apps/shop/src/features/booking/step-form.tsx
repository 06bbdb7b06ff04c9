import { FormErrorSummary } from '@trivet/ui/form-error-summary'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'

export type StepProblem = {
  fieldId: string
  message: string
  /** The field says it already: focus goes right there. */
  isAtField?: boolean
}

export type StepFormProps = {
  /** What still stands in the way; told after the first try to go on. */
  problem: StepProblem | null
  onContinue: () => void
  children: ReactNode
}

/** A step whose answers are kept elsewhere, such as in the cart. */
export function StepForm({ problem, onContinue, children }: StepFormProps) {
  const [refused, setRefused] = useState<StepProblem | null>(null)
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!refused) return
    const field = refused.isAtField ? document.getElementById(refused.fieldId) : null
    const target = field ?? summary.current
    target?.focus()
  }, [refused])

  function submit(event: FormEvent) {
    event.preventDefault()
    // a new object each time, so that focus moves at every try
    if (problem) setRefused({ ...problem })
    else onContinue()
  }

  return (
    <form noValidate method="post" onSubmit={submit}>
      {problem && refused && (
        <FormErrorSummary
          ref={summary}
          title="Please check the following"
          errors={[problem]}
          className="mb-6"
        />
      )}
      {children}
    </form>
  )
}
