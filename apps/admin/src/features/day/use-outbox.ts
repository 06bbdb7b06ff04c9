import { useCallback, useEffect, useState } from 'react'
import { readToken, useStaff } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { actionStore, onDayChange } from './day-store.ts'
import { drain, type Drained, type StopAction } from './outbox.ts'
import { sendAction } from './send-action.ts'

const tryEveryMs = 15_000
/** Of all tabs of this browser one sends. */
const lockName = 'trivet-admin-day-outbox'

/** Everything that is not sent yet, and its sending: at once, on coming back, and every now and then. */
export function useOutbox({ onSent }: { onSent: () => void }) {
  const { client } = trpc.useUtils()
  const staffId = useStaff()?._id
  const [actions, setActions] = useState<StopAction[]>([])
  const [state, setState] = useState<Drained | 'idle'>('idle')

  const send = useCallback(async () => {
    if (!staffId || !readToken() || (await actionStore.all()).length === 0) return
    await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
      if (!lock) return
      const waited = (await actionStore.all()).length
      setState(await drain(actionStore, staffId, (action, photo) => sendAction(client, action, photo)))
      if ((await actionStore.all()).length < waited) onSent()
    })
  }, [client, staffId, onSent])

  useEffect(() => {
    const read = () => void actionStore.all().then(setActions)
    const readAndSend = () => {
      read()
      void send()
    }
    readAndSend()
    const timer = setInterval(() => void send(), tryEveryMs)
    const forget = onDayChange(readAndSend)
    const seen = () => document.visibilityState === 'visible' && void send()
    window.addEventListener('online', readAndSend)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      forget()
      window.removeEventListener('online', readAndSend)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [send])

  return { actions, state }
}
