import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { cn } from './cn.tsx'
import { controlClasses, FieldFrame, useField } from './field.tsx'
import type { AlertProps, FieldProps } from './field.tsx'

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'required' | 'type'> & FieldProps & AlertProps

export function PasswordField({
  label,
  error,
  hint,
  required,
  hideLabel,
  fieldClassName,
  alert,
  id,
  className,
  ...props
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const field = useField({ id, error, hint, required })
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame
      {...{ label, error, hint, required, hideLabel, fieldClassName, alert, field }}
      slot="password-field"
    >
      <div className="relative">
        <input
          data-slot="input"
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={cn(controlClasses, 'pr-12 [[data-density=compact]_&]:pr-12', className)}
          {...props}
          {...field.control}
        />
        <button
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-controls={field.control.id}
          disabled={props.disabled}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-1 my-auto flex size-10 max-h-full items-center justify-center rounded-tool text-muted-foreground hover:text-foreground"
        >
          <Icon aria-hidden strokeWidth={1.75} className="size-5" />
        </button>
      </div>
    </FieldFrame>
  )
}
