import * as accountsCopy from '@trivet/core/copy/accounts'
import { minPasswordLength } from '@trivet/core/accounts'
import { defaultCountry } from '@trivet/core/address'
import { Button } from '@trivet/ui/button'
import { PasswordField } from '@trivet/ui/password-field'
import { TextField } from '@trivet/ui/text-field'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { AddressFields } from '../../components/form/address-fields.tsx'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import { lazyResolver } from '../../components/form/lazy-resolver.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { accountLabels } from './account-labels.ts'
import { useSignIn } from './use-sign-in.ts'

export function RegisterForm({ redirect }: { redirect: string }) {
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: lazyResolver(() => import('./account-resolvers.ts').then((loaded) => loaded.registerResolver)),
    defaultValues: {
      name: '',
      email: '',
      password: '',
      confirmPassword: '',
      phone: '',
      address: { street: '', city: '', state: '', postalCode: '', country: defaultCountry },
    },
  })
  const fields = formFields(form, accountLabels)
  const register = trpc.users.register.useMutation({
    onSuccess: useSignIn(accountsCopy.registrationSucceeded),
  })

  return (
    <Form
      form={form}
      fields={fields}
      onSubmit={(values) => register.mutate(values)}
      error={register.error && messageOf(register.error, accountsCopy.registrationFailed)}
      className="flex flex-col gap-5"
    >
      <TextField {...fields.of('name')} required autoComplete="name" />
      <TextField
        {...fields.of('email')}
        required
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...fields.of('password')}
        required
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters`}
      />
      <PasswordField {...fields.of('confirmPassword')} required autoComplete="new-password" />

      <details className="rounded-cloth border bg-card">
        <summary className="flex min-h-12 items-center px-4 text-small font-medium">
          Phone and address (optional)
        </summary>
        <div className="flex flex-col gap-5 border-t p-4">
          <TextField {...fields.of('phone')} type="tel" autoComplete="tel" />
          <AddressFields
            of={(part) => fields.of(`address.${part}`)}
            zipForm={{
              get: (part) => form.getValues(`address.${part}`) ?? '',
              set: (part, value) => form.setValue(`address.${part}`, value),
            }}
          />
        </div>
      </details>

      <Button
        type="submit"
        loading={register.isPending || register.isSuccess}
        loadingText="Creating Account..."
      >
        Create Account
      </Button>
      <p className="text-small">
        Already have an account?{' '}
        <Link to={paths.login({ redirect })} className="font-medium underline underline-offset-4">
          Sign in
        </Link>
      </p>
    </Form>
  )
}
