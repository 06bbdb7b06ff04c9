import { lazyPart } from '../lib/lazy-part.tsx'
import { useSession } from '../lib/session.tsx'

const AccountCart = lazyPart(() => import('./account-cart.tsx').then((module) => module.AccountCart))

/** The cart of someone signed in is the same on all their devices; nobody else loads anything for it. */
export function CartSync() {
  const { user } = useSession()
  if (!user) return null
  return <AccountCart key={user._id} userId={user._id} />
}
