import { useLocation } from 'react-router'
import { lazyPart } from '../lib/lazy-part.tsx'
import { storedPromotion } from '../lib/promotion-store.ts'
import { storedCode } from '../lib/referral-store.ts'
import { useStoredValue } from '../lib/stored-value.ts'

const ReferralArrival = lazyPart(() =>
  import('./referral-arrival.tsx').then((module) => module.ReferralArrival),
)
const ReferralCheck = lazyPart(() => import('./referral-check.tsx').then((module) => module.ReferralCheck))

/** Who comes by a link with a code has it applied; nobody else loads anything for it. */
export function ReferralSync() {
  const { search } = useLocation()
  const code = useStoredValue(storedCode)
  const promotion = useStoredValue(storedPromotion)
  const query = new URLSearchParams(search)
  const linked = query.get('ref') ?? query.get('code')
  return (
    <>
      {linked !== null && <ReferralArrival linked={linked} />}
      {(code !== null || promotion !== null) && <ReferralCheck />}
    </>
  )
}
