import * as contactCopy from '@trivet/core/copy/contact'
import * as generalCopy from '@trivet/core/copy/general'

import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import { lazyResolver } from '../../components/form/lazy-resolver.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'

export function ForgotPasswordForm() {
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: lazyResolver(() =>
      import('./account-resolvers.ts').then((loaded) => loaded.forgotPasswordResolver),
    ),
    defaultValues: { email: '' },
  })
  const fields = formFields(form, { email: 'Email' })
  const ask = trpc.users.forgotPassword.useMutation()

  return (
    <Form
      form={form}
      fields={fields}
      onSubmit={(values) => ask.mutate(values)}
      error={ask.error && messageOf(ask.error, generalCopy.errorOccurred)}
      className="flex flex-col gap-5"
    >
      <TextField
        {...fields.of('email')}
        required
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" loading={ask.isPending} loadingText={contactCopy.sending}>
        Send Reset Link
      </Button>
      <p role="status" className="rounded-cloth bg-badge-success-fill text-badge-success not-empty:p-4">
        {ask.data?.message}
      </p>
      <Link to={paths.login()} className="self-start text-small underline underline-offset-4">
        Back to sign in
      </Link>
    </Form>
  )
}
