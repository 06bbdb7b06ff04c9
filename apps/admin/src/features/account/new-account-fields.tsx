import { minPasswordLength } from '@trivet/core/accounts'
import { PasswordField } from '@trivet/ui/password-field'
import { TextField } from '@trivet/ui/text-field'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'

type NewAccount = { name: string; password: string; confirmPassword: string }

/** How somebody who comes in by a link is called, and signs in from now on; between both, what their form has of its own. */
export function NewAccountFields({ children }: { children?: ReactNode }) {
  const { register, formState } = useFormContext<NewAccount>()
  const { errors } = formState
  return (
    <>
      <TextField
        {...register('name')}
        label="Name"
        error={errors.name?.message}
        required
        autoComplete="name"
      />
      {children}
      <PasswordField
        {...register('password')}
        label="Password"
        hint={`At least ${minPasswordLength} characters`}
        error={errors.password?.message}
        required
        autoComplete="new-password"
      />
      <PasswordField
        {...register('confirmPassword')}
        label="Confirm password"
        error={errors.confirmPassword?.message}
        required
        autoComplete="new-password"
      />
    </>
  )
}
