import { CircleAlert } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from './cn.tsx'

export type FormErrorSummaryProps = Omit<ComponentProps<'div'>, 'title'> & {
  errors: readonly { fieldId: string; message: string }[]
  title?: string
}

/** All errors of a submitted form, each a link to its field. Take a `ref` to move focus here. */
export function FormErrorSummary({
  errors,
  title = 'Please check the following',
  className,
  ...props
}: FormErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div
      data-slot="form-error-summary"
      role="alert"
      tabIndex={-1}
      className={cn('rounded-cloth border-2 border-destructive bg-card p-4', className)}
      {...props}
    >
      <p className="flex items-center gap-2 font-semibold text-destructive">
        <CircleAlert aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
        {title}
      </p>
      <ul className="mt-2 flex flex-col gap-1 pl-7">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className="underline underline-offset-4" onClick={focusField(fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusField(fieldId: string) {
  return (event: MouseEvent) => {
    const field = document.getElementById(fieldId)
    if (!field) return
    event.preventDefault()
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
  }
}
