import { formatDollars } from '@trivet/core/money'
import { Link } from 'react-router'
import { PackedItems } from '../../components/rental/packed-items.tsx'
import { LinePicture } from '../../components/product/line-picture.tsx'
import { useCart } from '../../lib/cart.ts'
import { paths } from '../../paths.ts'

/** What is in the cart already. */
export function CartPreview() {
  const { cart } = useCart()
  if (cart.items.length === 0) return null
  return (
    <section aria-labelledby="cart-preview">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id="cart-preview" className="type-h3">
          In your cart
        </h3>
        <Link to={paths.cart()} className="text-small underline underline-offset-4">
          Edit cart
        </Link>
      </div>
      <ul className="mt-4 flex flex-col divide-y rounded-cloth border bg-card">
        {cart.items.map((item) => (
          <li key={item._id} className="flex items-center gap-4 p-3 pr-4">
            <LinePicture item={item} sizes="4rem" className="w-16 shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{item.name}</p>
              <PackedItems kitName={item.name} items={item.items} />
            </div>
            <p className="font-mono text-small tabular-nums">
              {item.qty} × {formatDollars(item.price)} / week
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
