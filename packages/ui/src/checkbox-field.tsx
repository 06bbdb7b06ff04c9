import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.tsx'
import { FieldError, FieldHint, useField } from './field.tsx'
import type { FieldProps } from './field.tsx'

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'required' | 'type'> & FieldProps

export function CheckboxField({
  label,
  error,
  hint,
  required,
  hideLabel,
  fieldClassName,
  id,
  className,
  ...props
}: CheckboxFieldProps) {
  const field = useField({ id, error, hint, required })
  return (
    <div data-slot="checkbox-field" className={cn('flex flex-col gap-1', fieldClassName)}>
      <div className="flex items-start gap-3">
        <span className="relative flex size-6 shrink-0">
          <input
            data-slot="checkbox"
            type="checkbox"
            className={cn(
              'peer size-6 appearance-none rounded-cloth border border-input bg-card transition-colors',
              'hover:border-foreground checked:border-primary checked:bg-primary aria-invalid:border-destructive',
              'disabled:cursor-not-allowed disabled:opacity-55 forced-colors:appearance-auto',
              className,
            )}
            {...props}
            {...field.control}
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-4 text-primary-foreground opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <label
          htmlFor={field.control.id}
          className={cn('text-body', required && 'required-mark', hideLabel && 'sr-only')}
        >
          {label}
        </label>
      </div>
      {(hint || error) && (
        <div className="ml-9 flex flex-col gap-1">
          {hint && <FieldHint id={field.hintId}>{hint}</FieldHint>}
          {error && <FieldError id={field.errorId}>{error}</FieldError>}
        </div>
      )}
    </div>
  )
}
