import { buttonVariants } from '@trivet/ui/button'
import { CloudOff } from 'lucide-react'
import { Link } from 'react-router'
import { useSecondFactorNeeded } from '../../lib/second-factor-needed.ts'
import { paths } from '../../paths.ts'
import type { Drained, StopAction } from './outbox.ts'

type UnsentNoticeProps = { actions: StopAction[]; staffId: string | null; drained: Drained | 'idle' }

/** How much this phone still has to send, and who has to sign in for it. */
export function UnsentNotice({ actions, staffId, drained }: UnsentNoticeProps) {
  const others = actions.find((action) => action.staffId !== staffId)
  const needsSignIn = staffId === null || drained === 'sign-in'
  const isSetupNeeded = useSecondFactorNeeded()
  if (actions.length === 0 && !needsSignIn) return null
  const count = actions.length === 1 ? '1 report is' : `${actions.length} reports are`
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-cloth border-2 border-warning p-3"
    >
      <CloudOff aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
      <p className="min-w-0 flex-1">
        {actions.length > 0 && <span className="font-medium">{count} not sent yet. </span>}
        {needsSignIn
          ? 'You are signed out: everything stays on this phone and is sent after you sign in.'
          : others
            ? `Those of ${others.staffName} are sent when ${others.staffName} signs in.`
            : isSetupNeeded
              ? 'They stay on this phone and are sent after you have set up a second factor.'
              : 'They stay on this phone, also when you close it.'}
      </p>
      {needsSignIn && (
        <Link
          to={paths.login()}
          state={{ from: paths.day() }}
          className={buttonVariants({ size: 'sm', className: 'min-h-11' })}
        >
          Sign in
        </Link>
      )}
    </div>
  )
}
