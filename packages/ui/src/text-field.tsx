import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.tsx'
import { controlClasses, FieldFrame, useField } from './field.tsx'
import type { AlertProps, FieldProps } from './field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'required'> &
  FieldProps &
  AlertProps & {
    /** The id of an error that stands below several fields and is of each. */
    sharedErrorId?: string | undefined
    /** Drawn inside the control, before the text; decoration only. */
    icon?: ReactNode
  }

/** `{...register('email')}` of react-hook-form fits as it is. */
export function TextField({
  label,
  error,
  hint,
  required,
  hideLabel,
  fieldClassName,
  alert,
  sharedErrorId,
  id,
  icon,
  type = 'text',
  className,
  ...props
}: TextFieldProps) {
  const field = useField({ id, error, hint, required, sharedErrorId })
  return (
    <FieldFrame
      {...{ label, error, hint, required, hideLabel, fieldClassName, alert, field }}
      slot="text-field"
    >
      <div className="relative">
        {icon && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-muted-foreground [&_svg]:size-5"
          >
            {icon}
          </span>
        )}
        <input
          data-slot="input"
          type={type}
          className={cn(controlClasses, icon && 'pl-12 [[data-density=compact]_&]:pl-12', className)}
          {...props}
          {...field.control}
        />
      </div>
    </FieldFrame>
  )
}
