import { FormErrorSummary } from '@trivet/ui/form-error-summary'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'

export type StepProblem = { fieldId: string; message: string }

export type StepFormProps = {
  /** What still stands in the way; told after the first try to go on. */
  problem: StepProblem | null
  onContinue: () => void
  children: ReactNode
}

/** A step whose answers are kept elsewhere, such as in the cart. */
export function StepForm({ problem, onContinue, children }: StepFormProps) {
  const [tries, setTries] = useState(0)
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (tries > 0) summary.current?.focus()
  }, [tries])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (problem) setTries(tries + 1)
    else onContinue()
  }

  return (
    <form noValidate method="post" onSubmit={submit}>
      {problem && tries > 0 && (
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
