import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { PageHead } from '../components/page/page-head.tsx'
import { PageLoader } from '../components/page/page-loader.tsx'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { useCart } from '../lib/cart.ts'
import { useSession } from '../lib/session.tsx'
import { paths } from '../paths.ts'

// what is in a cart is known in the browser alone, so it can load while that is read
const opening = (
  <PageLoader
    label="Opening your cart"
    need="Your cart is kept by your browser, so showing it needs JavaScript."
  />
)

const FilledCart = lazy(() =>
  import('../features/cart/filled-cart.tsx').then((module) => ({ default: module.FilledCart })),
)

const WaitingOrders = lazy(() =>
  import('../components/waiting/waiting-orders.tsx').then((module) => ({
    default: module.WaitingOrders,
  })),
)

export const headers = publicPageHeaders

export default function CartRoute() {
  const { cart, ready } = useCart()
  const { status } = useSession()
  return (
    <div className="page-width py-10">
      <PageHead
        title="Your cart"
        description="What you rent, over which days, and what it costs in all."
        path={paths.cart()}
      />
      <h1 className="type-h1">Your cart</h1>
      {status === 'signed-in' && (
        <Suspense>
          <WaitingOrders className="mt-8" />
        </Suspense>
      )}
      <div className="mt-8">
        <Suspense fallback={opening}>
          {!ready && opening}
          {ready && cart.items.length === 0 && <EmptyCart />}
          {ready && cart.items.length > 0 && <FilledCart />}
        </Suspense>
      </div>
    </div>
  )
}

function EmptyCart() {
  return (
    <EmptyState
      title={
        <span data-cart-place="empty" tabIndex={-1}>
          Your cart is empty
        </span>
      }
      description="A kit covers a week of cooking; single pieces fill the gaps in the kitchen you rented."
      action={<Button render={<Link to={paths.catalog()} />}>Browse the kits</Button>}
    />
  )
}
