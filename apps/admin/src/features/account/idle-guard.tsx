import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { useEffect, useState } from 'react'
import { idleMs, idleTime, touchAfterMs, warningMs } from '../../lib/idle-time.ts'
import { endSession, interruptSession, readToken } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'

const lookEveryMs = 1000
const signsOfLife = ['keydown', 'pointerdown'] as const

/**
 * Tells the server of somebody who works on a long form, warns somebody who seems to be away, and ends the session when
 * the server does.
 */
export function IdleGuard() {
  const utils = trpc.useUtils()
  const logout = trpc.users.logout.useMutation({ onSettled: () => endSession() })
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const isWarning = secondsLeft !== null

  useEffect(() => {
    const timer = setInterval(() => {
      const leftMs = idleMs - idleTime()
      const token = readToken()
      if (leftMs <= 0 && token) return interruptSession(token)
      setSecondsLeft(leftMs <= warningMs ? Math.ceil(leftMs / 1000) : null)
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    // the warning asks for an answer of its own
    if (isWarning) return
    const tell = () => {
      if (idleTime() > touchAfterMs)
        void utils.users.profile.fetch(undefined, { staleTime: 0 }).catch(() => {})
    }
    for (const sign of signsOfLife) window.addEventListener(sign, tell)
    return () => {
      for (const sign of signsOfLife) window.removeEventListener(sign, tell)
    }
  }, [isWarning, utils])

  function stay() {
    setSecondsLeft(null)
    void utils.users.profile.fetch(undefined, { staleTime: 0 }).catch(() => {})
  }

  if (secondsLeft === null) return null
  return (
    <Dialog open onOpenChange={(open) => open || stay()}>
      <DialogContent
        role="alertdialog"
        size="sm"
        title="Are you still there?"
        description="Nothing has happened here for a while, so you will be signed out soon. The page stays as it is."
        footer={
          <>
            <Button variant="secondary" loading={logout.isPending} onClick={() => logout.mutate()}>
              Sign out now
            </Button>
            <Button onClick={stay}>Stay signed in</Button>
          </>
        }
      >
        <p role="timer" className="font-mono text-h3 tabular-nums">
          {Math.floor(secondsLeft / 60)}:{String(secondsLeft % 60).padStart(2, '0')}
        </p>
      </DialogContent>
    </Dialog>
  )
}
