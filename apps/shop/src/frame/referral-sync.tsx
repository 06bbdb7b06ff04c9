import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { storedPromotion } from '../lib/promotion-store.ts'
import { storedCode } from '../lib/referral-store.ts'
import { useStoredValue } from '../lib/stored-value.ts'

const ReferralArrival = lazy(() =>
  import('./referral-arrival.tsx').then((module) => ({ default: module.ReferralArrival })),
)
const ReferralCheck = lazy(() =>
  import('./referral-check.tsx').then((module) => ({ default: module.ReferralCheck })),
)

/** Who comes by a link with a code has it applied; nobody else loads anything for it. */
export function ReferralSync() {
  const { search } = useLocation()
  const code = useStoredValue(storedCode)
  const promotion = useStoredValue(storedPromotion)
  const query = new URLSearchParams(search)
  const linked = query.get('ref') ?? query.get('code')
  return (
    <Suspense>
      {linked !== null && <ReferralArrival linked={linked} />}
      {(code !== null || promotion !== null) && <ReferralCheck />}
    </Suspense>
  )
}
