import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import { zodResolver } from '@hookform/resolvers/zod'
import { staffIdleMinutes } from '@trivet/core/accounts'
import { loginInput, type Session } from '@trivet/core/contract/accounts'
import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { PasswordField } from '@trivet/ui/password-field'
import { CircleAlert } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { endSession, startSession } from '../../lib/session.ts'
import { messageOf, revokeToken, trpc } from '../../lib/trpc.ts'

/** Over the page, which waits as it was: after the password the work goes on, a half-written form included. */
export function SignInAgain({ person: { email, name } }: { person: Session }) {
  const utils = trpc.useUtils()
  const form = useForm({ resolver: zodResolver(loginInput), defaultValues: { email, password: '' } })
  const login = trpc.users.login.useMutation({
    async onSuccess(session) {
      if (!session.isAdmin) return revokeToken(session.token).catch(() => undefined)
      startSession(session)
      await utils.invalidate()
    },
  })
  const isStaffNoMore = login.data?.isAdmin === false
  const alert = isStaffNoMore
    ? generalCopy.adminRequired
    : login.error && messageOf(login.error, generalCopy.errorOccurred)
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
        <form
          noValidate
          method="post"
          className="flex max-w-100 flex-col gap-5"
          onSubmit={(event) => void form.handleSubmit((values) => login.mutate(values))(event)}
        >
          {alert && (
            <p role="alert" className="flex gap-2 rounded-cloth border-2 border-destructive p-3 font-medium">
              <CircleAlert aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-destructive" />
              {alert}
            </p>
          )}
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
            <Button type="submit" loading={login.isPending} loadingText={accountsCopy.signingIn}>
              Go on
            </Button>
            <Button variant="ghost" onClick={endSession}>
              Use another account
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
