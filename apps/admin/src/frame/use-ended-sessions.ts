import { useEffect } from 'react'
import { actRegularly } from '../lib/act-regularly.ts'
import { forgetLapsed, lapsedSessions, onLapse } from '../lib/lapsed-sessions.ts'
import { noteRemovedDay } from '../lib/removed-day.ts'
import { wasSessionEnded } from '../lib/trpc.ts'

const askEveryMs = 60_000

/**
 * A phone that was lost keeps no guests: once the server says that its session was ended, rather than ran out, the day
 * goes with what was not sent. Asked on every page, whichever is opened.
 */
export function useEndedSessions(): void {
  useEffect(() => {
    const look = () => void removeDaysOfEnded().catch(() => {})
    const stop = actRegularly(look, askEveryMs)
    const forget = onLapse(look)
    return () => {
      stop()
      forget()
    }
  }, [])
}

async function removeDaysOfEnded(): Promise<void> {
  for (const { staffId, token } of lapsedSessions()) {
    if (!(await wasSessionEnded(token))) continue
    // they may have signed in again while the server was asked
    if (!lapsedSessions().some((lapsed) => lapsed.token === token)) continue
    const { removeDayOf } = await import('../features/day/day-store.ts')
    const removed = await removeDayOf(staffId)
    forgetLapsed(staffId)
    if (removed) noteRemovedDay(removed.reports)
  }
}
