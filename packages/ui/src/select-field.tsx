import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.tsx'
import { controlClasses, FieldFrame, useField } from './field.tsx'
import type { FieldProps } from './field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'required'> &
  FieldProps & {
    /** Or pass `<option>`s as children. */
    options?: readonly SelectOption[]
  }

/** The platform's own select: right on every phone, and a few lines instead of a library. */
export function SelectField({
  label,
  error,
  hint,
  required,
  hideLabel,
  fieldClassName,
  id,
  options,
  className,
  children,
  ...props
}: SelectFieldProps) {
  const field = useField({ id, error, hint, required })
  return (
    <FieldFrame {...{ label, error, hint, required, hideLabel, fieldClassName, field }} slot="select-field">
      <div className="relative">
        <select
          data-slot="select"
          className={cn(controlClasses, 'appearance-none truncate pr-10', className)}
          {...props}
          {...field.control}
        >
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted-foreground"
        />
      </div>
    </FieldFrame>
  )
}
