import * as accountsCopy from '@trivet/core/copy/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import { staffIdleMinutes } from '@trivet/core/accounts'
import { loginInput, type Session } from '@trivet/core/contract/accounts'
import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { PasswordField } from '@trivet/ui/password-field'
import { useForm } from 'react-hook-form'
import { FormAlert } from '../../components/form-alert.tsx'
import { PasskeyButton } from '../../components/passkey-button.tsx'
import { endSession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { CodeForm } from './code-form.tsx'
import { useStaffSignIn } from './use-staff-sign-in.ts'

/** Over the page, which waits as it was: after the password the work goes on, a half-written form included. */
export function SignInAgain({ person }: { person: Session }) {
  const { email, name } = person
  const utils = trpc.useUtils()
  const form = useForm({ resolver: zodResolver(loginInput), defaultValues: { email, password: '' } })
  const signIn = useStaffSignIn({ person, onStart: () => utils.invalidate() })
  const { alert, isPending, isByPasskey } = signIn
  return (
    <Dialog
      open
      disablePointerDismissal
      // Escape would throw the page away
      onOpenChange={(_open, { reason }) => reason === 'close-press' && endSession()}
    >
      <DialogContent
        placement="full"
        className="sm:px-[calc(50%-14rem)] sm:pt-[14vh]"
        title="Sign in again"
        description={`You were signed out, as happens after ${staffIdleMinutes} minutes without work. The page waits as you left it.`}
      >
        {signIn.challenge ? (
          <CodeForm signIn={signIn} factors={signIn.challenge.factors} onBack={endSession} />
        ) : (
          <form
            noValidate
            method="post"
            className="flex max-w-100 flex-col gap-5"
            onSubmit={(event) => void form.handleSubmit((values) => signIn.sendPassword(values))(event)}
          >
            {alert && <FormAlert>{alert}</FormAlert>}
            <p>
              {name} · <span className="break-all">{email}</span>
            </p>
            {/* for password managers: whose password it is */}
            <input type="hidden" autoComplete="username" {...form.register('email')} />
            <PasswordField
              {...form.register('password')}
              label="Password"
              error={form.formState.errors.password?.message}
              required
              autoComplete="current-password"
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" loading={isPending && !isByPasskey} loadingText={accountsCopy.signingIn}>
                Go on
              </Button>
              <PasskeyButton loading={isByPasskey} onClick={signIn.sendPasskey}>
                Use a passkey
              </PasskeyButton>
              <Button variant="ghost" onClick={endSession}>
                Use another account
              </Button>
            </div>
          </form>
        )}
      </DialogContent>
    </Dialog>
  )
}
