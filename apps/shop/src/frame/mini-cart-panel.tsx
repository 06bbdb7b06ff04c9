import { formatDollars, formatMoney } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { cartLineActions } from '../lib/cart-line-actions.ts'
import { useCart, useCartQuote } from '../lib/cart.ts'
import { useSession } from '../lib/session.tsx'
import { paths } from '../paths.ts'
import { cartItemPath } from '../components/rental/cart-item-words.ts'
import { HeaderPanel } from './header-panel.tsx'
import { LinePicture } from '../components/product/line-picture.tsx'
import { weaveOf } from '../components/product/weave.ts'

export function MiniCartPanel({ id }: { id: string }) {
  const { cart } = useCart()
  const quote = useCartQuote()
  const { status } = useSession()
  if (cart.items.length === 0) {
    return (
      <HeaderPanel id={id} className="p-5 sm:w-80">
        <p data-cart-place="empty" tabIndex={-1}>
          Your cart is empty.
        </p>
        <Link to={paths.catalog()} className="mt-2 inline-block font-medium underline underline-offset-4">
          Browse the kits
        </Link>
      </HeaderPanel>
    )
  }
  const checkout = status === 'signed-in' ? paths.booking() : paths.login({ redirect: 'booking' })
  return (
    <HeaderPanel id={id} className="sm:w-96 [@media(height>=30rem)]:scroll-pb-40">
      <ul className="divide-y">
        {cart.items.map((item) => (
          <li
            key={item._id}
            className={`weave-edge flex items-center gap-3 p-3 pl-5 ${weaveOf(item.category)}`}
          >
            <LinePicture item={item} sizes="3.5rem" className="w-14 shrink-0 rounded-cloth" />
            <div className="min-w-0 flex-1">
              <Link
                to={cartItemPath(item)}
                data-cart-place={item._id}
                className="block truncate text-small font-medium hover:underline"
              >
                {item.name}
              </Link>
              <p className="font-mono text-caption text-muted-foreground">
                {formatDollars(item.price)} / week × {item.qty}
              </p>
              {item.isCustomKit && item.items && (
                <p className="truncate text-caption text-muted-foreground">
                  {item.items.map(({ name }) => name).join(', ')}
                </p>
              )}
            </div>
            <button
              type="button"
              aria-label={`Remove ${item.name}`}
              onClick={() => cartLineActions.remove(item._id)}
              className="flex size-11 shrink-0 items-center justify-center rounded-tool text-muted-foreground hover:bg-foreground/8 hover:text-foreground"
            >
              <X aria-hidden strokeWidth={1.75} className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <div className="bottom-0 z-1 border-t border-dashed border-input bg-popover p-5 [@media(height>=30rem)]:sticky">
        <p className="flex justify-between font-mono font-bold">
          <span>Total</span>
          <span>{formatMoney(quote.totalCents)}</span>
        </p>
        <p className="text-caption text-muted-foreground">With delivery and tax</p>
        <div className="mt-4 grid grid-cols-2 gap-3">
          <Button variant="secondary" render={<Link to={paths.cart()} />}>
            View Cart
          </Button>
          <Button render={<Link to={checkout} />}>Checkout</Button>
        </div>
      </div>
    </HeaderPanel>
  )
}
