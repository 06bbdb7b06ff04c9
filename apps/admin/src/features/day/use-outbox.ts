import { useCallback, useEffect, useState } from 'react'
import { actRegularly } from '../../lib/act-regularly.ts'
import { useSecondFactorNeeded } from '../../lib/second-factor-needed.ts'
import { readToken, useStaff } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { actionStore, onDayChange } from './day-store.ts'
import { drain, type Drained, type StopAction } from './outbox.ts'
import { sendAction } from './send-action.ts'

const tryEveryMs = 15_000
/** Of all tabs of this browser one sends. */
const lockName = 'trivet-admin-day-outbox'

/**
 * Everything that is not sent yet, and its sending: at once, on coming back, and every now and then. A refusal tells as
 * much of a stop as a taken report does: somebody else was there.
 */
export function useOutbox({ onAnswered }: { onAnswered: () => void }) {
  const { client } = trpc.useUtils()
  const staffId = useStaff()?._id
  const isSetupNeeded = useSecondFactorNeeded()
  const [actions, setActions] = useState<StopAction[]>([])
  const [state, setState] = useState<Drained | 'idle'>('idle')

  const send = useCallback(async () => {
    if (!staffId || !readToken() || (await actionStore.all()).length === 0) return
    await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
      if (!lock) return
      let isAnswered = false
      const drained = await drain(actionStore, staffId, async (action, photo) => {
        const answer = await sendAction(client, action, photo)
        isAnswered ||= answer.kind === 'taken' || answer.kind === 'refused'
        return answer
      })
      setState(drained)
      if (isAnswered) onAnswered()
    })
  }, [client, staffId, onAnswered])

  useEffect(() => {
    const read = () => void actionStore.all().then(setActions)
    const readAndSend = () => {
      read()
      void send()
    }
    const stop = actRegularly(readAndSend, tryEveryMs)
    const forget = onDayChange(readAndSend)
    return () => {
      stop()
      forget()
    }
  }, [send])

  // what waited for a second factor goes as soon as there is one
  useEffect(() => {
    if (!isSetupNeeded) void send()
  }, [isSetupNeeded, send])

  return { actions, state }
}
