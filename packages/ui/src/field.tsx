import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { cn } from './cn.tsx'

export type FieldProps = {
  label: ReactNode
  /** What is wrong and what to do; its presence marks the field as invalid. */
  error?: string | undefined
  hint?: ReactNode
  required?: boolean | undefined
  /** Keeps the label for screen readers only, where the context shows the purpose (a search box). */
  hideLabel?: boolean | undefined
  /** Class of the whole field; `className` goes to the control. */
  fieldClassName?: string | undefined
}

/** For fields outside of a form: one with a summary says its errors itself. */
export type AlertProps = {
  /** Says the error at once, also where the focus is in the field already or has moved on. */
  alert?: boolean | undefined
}

export const controlClasses = [
  'h-control w-full rounded-input border border-input bg-card px-4 text-body text-foreground transition-colors',
  // 16 px at least on phones, or iOS zooms into the page
  'max-md:text-[max(1rem,var(--type-body))]',
  '[[data-density=compact]_&]:px-3',
  'hover:border-foreground aria-invalid:border-destructive',
  'disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground disabled:hover:border-input',
]

type FieldState = Pick<FieldProps, 'error' | 'hint' | 'required'> & {
  id?: string | undefined
  /** Of an error that stands below several fields and is of each. */
  sharedErrorId?: string | undefined
}

/** Ids and aria attributes that tie a control to its label, hint and error. */
export function useField({ id, error, hint, required, sharedErrorId }: FieldState) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const hintId = hint ? `${fieldId}-hint` : undefined
  const errorId = error ? `${fieldId}-error` : undefined
  return {
    hintId,
    errorId,
    control: {
      id: fieldId,
      'aria-describedby': [errorId, sharedErrorId, hintId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': error || sharedErrorId ? (true as const) : undefined,
      // not the native attribute: the browser's own bubble would hide our messages
      'aria-required': required || undefined,
    },
  }
}

export function FieldFrame({
  label,
  error,
  hint,
  required,
  hideLabel,
  fieldClassName,
  alert,
  field,
  slot,
  children,
}: FieldProps & AlertProps & { field: ReturnType<typeof useField>; slot: string; children: ReactNode }) {
  return (
    <div data-slot={slot} className={cn('field', fieldClassName)}>
      <div>
        <label
          htmlFor={field.control.id}
          className={cn('text-small font-medium', required && 'required-mark', hideLabel && 'sr-only')}
        >
          {label}
        </label>
        {hint && <FieldHint id={field.hintId}>{hint}</FieldHint>}
      </div>
      <div>
        {children}
        {error && (
          <FieldError id={field.errorId} alert={alert}>
            {error}
          </FieldError>
        )}
      </div>
    </div>
  )
}

export function FieldHint({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} data-slot="field-hint" className="text-caption text-muted-foreground">
      {children}
    </p>
  )
}

type FieldErrorProps = AlertProps & { id?: string | undefined; children: ReactNode }

export function FieldError({ id, alert, children }: FieldErrorProps) {
  return (
    <p
      id={id}
      role={alert ? 'alert' : undefined}
      data-slot="field-error"
      className="flex gap-1.5 text-small text-destructive"
    >
      <CircleAlert aria-hidden strokeWidth={1.75} className="mt-1 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
