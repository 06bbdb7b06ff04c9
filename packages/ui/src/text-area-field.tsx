import type { ComponentProps } from 'react'
import { cn } from './cn.tsx'
import { controlClasses, FieldFrame, useField } from './field.tsx'
import type { FieldProps } from './field.tsx'

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'required'> & FieldProps

export function TextAreaField({
  label,
  error,
  hint,
  required,
  hideLabel,
  fieldClassName,
  id,
  rows = 5,
  className,
  ...props
}: TextAreaFieldProps) {
  const field = useField({ id, error, hint, required })
  return (
    <FieldFrame
      {...{ label, error, hint, required, hideLabel, fieldClassName, field }}
      slot="text-area-field"
    >
      <textarea
        data-slot="textarea"
        rows={rows}
        className={cn(controlClasses, 'h-auto min-h-24 py-2.5', className)}
        {...props}
        {...field.control}
      />
    </FieldFrame>
  )
}
