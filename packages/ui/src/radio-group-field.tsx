import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.tsx'
import { FieldError, FieldHint, useField } from './field.tsx'
import type { FieldProps } from './field.tsx'

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

export type RadioGroupFieldProps = Omit<
  ComponentProps<'input'>,
  'required' | 'type' | 'value' | 'defaultValue' | 'name' | 'children'
> &
  FieldProps & {
    name: string
    options: readonly RadioOption[]
    value?: string
    defaultValue?: string
    /** `card` frames each choice, for a few weighty ones such as ways to pay. */
    variant?: 'plain' | 'card'
  }

/** Props that are not the group's own go to every radio, so `register` of react-hook-form fits. */
export function RadioGroupField({
  label,
  error,
  hint,
  required,
  hideLabel,
  fieldClassName,
  id,
  options,
  value,
  defaultValue,
  variant = 'plain',
  className,
  ...props
}: RadioGroupFieldProps) {
  const field = useField({ id, error, hint, required })
  const { id: groupId, ...group } = field.control
  const startsChecked = (option: RadioOption) =>
    value === undefined
      ? { defaultChecked: defaultValue === undefined ? undefined : option.value === defaultValue }
      : { checked: option.value === value }
  return (
    <fieldset
      id={groupId}
      role="radiogroup"
      tabIndex={-1}
      data-slot="radio-group-field"
      className={cn('flex min-w-0 flex-col gap-2', fieldClassName)}
      {...group}
    >
      <legend
        className={cn('mb-1.5 text-small font-medium', required && 'required-mark', hideLabel && 'sr-only')}
      >
        {label}
      </legend>
      {hint && <FieldHint id={field.hintId}>{hint}</FieldHint>}
      {options.map((option) => (
        <label
          key={option.value}
          data-slot="radio"
          className={cn(
            'flex items-start gap-3 text-body has-disabled:text-muted-foreground',
            variant === 'card' && [
              'rounded-cloth border border-input bg-card p-4 hover:border-foreground',
              'has-checked:border-primary has-checked:inset-ring has-checked:inset-ring-primary',
            ],
          )}
        >
          <input
            {...props}
            {...startsChecked(option)}
            type="radio"
            value={option.value}
            disabled={props.disabled || option.disabled}
            className={cn(
              'mt-0.5 size-6 shrink-0 appearance-none rounded-tool border border-input bg-card transition-colors',
              'hover:border-foreground checked:border-[7px] checked:border-primary',
              'disabled:cursor-not-allowed disabled:opacity-55 forced-colors:appearance-auto',
              className,
            )}
          />
          <span className="flex min-w-0 flex-col">
            {option.label}
            {option.hint && <span className="text-small text-muted-foreground">{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={field.errorId}>{error}</FieldError>}
    </fieldset>
  )
}
