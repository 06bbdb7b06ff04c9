import { lazy, Suspense } from 'react'
import { useSession } from '../lib/session.tsx'

const AccountCart = lazy(() =>
  import('./account-cart.tsx').then((module) => ({ default: module.AccountCart })),
)

/** The cart of someone signed in is the same on all their devices; nobody else loads anything for it. */
export function CartSync() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Suspense>
      <AccountCart key={user._id} userId={user._id} />
    </Suspense>
  )
}
