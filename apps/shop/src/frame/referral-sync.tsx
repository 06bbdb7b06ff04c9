import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { storedCode } from '../lib/referral-store.ts'
import { useStoredValue } from '../lib/stored-value.ts'

const ReferralArrival = lazy(() =>
  import('./referral-arrival.tsx').then((module) => ({ default: module.ReferralArrival })),
)
const ReferralCheck = lazy(() =>
  import('./referral-check.tsx').then((module) => ({ default: module.ReferralCheck })),
)

/** Who comes by a host's link has its code applied; nobody else loads anything for it. */
export function ReferralSync() {
  const { search } = useLocation()
  const code = useStoredValue(storedCode)
  const linked = new URLSearchParams(search).get('ref')
  return (
    <Suspense>
      {linked !== null && <ReferralArrival linked={linked} />}
      {code !== null && <ReferralCheck />}
    </Suspense>
  )
}
