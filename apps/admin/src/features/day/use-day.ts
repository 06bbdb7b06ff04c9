import { useQuery } from '@tanstack/react-query'
import { isDayFresh } from '@trivet/core/dispatch'
import type { Session } from '@trivet/core/contract/accounts'
import { useCallback, useEffect, useState } from 'react'
import { now } from '../../lib/clock.ts'
import { trpc } from '../../lib/trpc.ts'
import { forgetDay, keepDay, onDayChange, readDay, type KeptDay } from './day-store.ts'

const answerMs = 8_000
const lookEveryMs = 60_000

/** The day of the network, else the one that this phone has kept for the same person. */
export function useDay(person: Session | null) {
  const { client } = trpc.useUtils()
  const [kept, setKept] = useState<KeptDay | null | undefined>(undefined)

  useEffect(() => {
    const read = () => void readFreshDay().then(setKept, () => setKept(null))
    read()
    const timer = setInterval(read, lookEveryMs)
    const forget = onDayChange(read)
    return () => {
      clearInterval(timer)
      forget()
    }
  }, [])

  const own = kept && (!person || kept.staffId === person._id) ? kept : null
  const area = own?.area ?? ''

  const read = useCallback(
    async (of: { area: string }) => {
      if (!person) return null
      const list = await client.dispatch.stops.query(
        { ...(of.area && { area: of.area }) },
        { signal: AbortSignal.timeout(answerMs) },
      )
      const { _id: staffId, name: staffName } = person
      await keepDay({ ...list, staffId, staffName, area: of.area, readAt: now().toISOString() })
      return list
    },
    [client, person],
  )

  const query = useQuery({
    queryKey: ['day', person?._id, area],
    queryFn: () => read({ area }),
    // what is kept is shown at once; the network is asked even when the browser believes there is none
    enabled: kept !== undefined && person !== null,
    networkMode: 'always',
    retry: false,
  })

  const { refetch } = query
  const choose = (next: string) => void read({ area: next }).catch(() => {})
  return {
    day: own,
    isLoading: kept === undefined || (own === null && query.isFetching),
    error: query.error,
    isFetching: query.isFetching,
    reload: useCallback(() => void refetch(), [refetch]),
    chooseArea: choose,
  }
}

/** What is too old to be driven by is removed; reports that wait to be sent are not part of it. */
async function readFreshDay(): Promise<KeptDay | null> {
  const day = await readDay()
  if (!day || isDayFresh({ readAt: new Date(day.readAt), now: now() })) return day
  await forgetDay()
  return null
}
