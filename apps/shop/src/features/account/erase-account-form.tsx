import * as generalCopy from '@trivet/core/copy/general'
import * as privacyCopy from '@trivet/core/copy/privacy'
import { passwordRequired } from '@trivet/core/copy/sign-in'
import { Button } from '@trivet/ui/button'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { PasswordField } from '@trivet/ui/password-field'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import { notify } from '../../lib/notify.ts'
import { useSession } from '../../lib/session.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'

/** The last step: the password once more, and a mark at what cannot be undone. */
export function EraseAccountForm() {
  const { signOut } = useSession()
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const form = useForm({ shouldFocusError: false, defaultValues: { currentPassword: '', isSure: false } })
  const fields = formFields(form, {
    currentPassword: privacyCopy.passwordAgain,
    isSure: privacyCopy.cannotBeUndone,
  })
  const erase = trpc.privacy.erase.useMutation({
    onSuccess() {
      // a page for signed-in visitors now asks to sign in; going home after that has the last word
      flushSync(signOut)
      void navigate(paths.home())
      notify.success(privacyCopy.accountErased)
    },
    onError: () => void utils.privacy.preview.invalidate(),
  })
  return (
    <Form
      form={form}
      fields={fields}
      onSubmit={({ currentPassword }) => erase.mutate({ currentPassword })}
      error={erase.error && messageOf(erase.error, generalCopy.errorOccurred)}
      className="flex flex-col gap-5"
    >
      <PasswordField
        {...fields.of('currentPassword', { required: passwordRequired })}
        autoComplete="current-password"
        required
      />
      <CheckboxField {...fields.of('isSure', { required: privacyCopy.markToErase })} required />
      <Button
        type="submit"
        variant="destructive"
        className="self-start"
        loading={erase.isPending}
        loadingText="Erasing…"
      >
        {privacyCopy.eraseMyAccount}
      </Button>
    </Form>
  )
}
