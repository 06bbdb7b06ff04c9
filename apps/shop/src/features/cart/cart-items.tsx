import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { cartLineActions } from '../../lib/cart-line-actions.ts'
import { useCart, useCartQuote } from '../../lib/cart.ts'
import { paths } from '../../paths.ts'
import { CartLine } from './cart-line.tsx'
import type { CartProblems } from './cart-problems.ts'

type CartItemsProps = Pick<CartProblems, 'changes'> & { problems: CartProblems['items'] }

export function CartItems({ problems, changes }: CartItemsProps) {
  const { cart } = useCart()
  const quote = useCartQuote()
  return (
    <div>
      <ul aria-label="Items in your cart" className="flex flex-col gap-4">
        {cart.items.map((item, index) => (
          <CartLine
            key={item._id}
            item={item}
            line={quote.lines[index]}
            days={quote.days}
            problem={problems.get(item._id)}
            changes={changes.get(item._id)}
          />
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <Button variant="secondary" render={<Link to={paths.catalog()} />}>
          Continue Shopping
        </Button>
        <Button variant="ghost" onClick={cartLineActions.clear}>
          Clear Cart
        </Button>
      </div>
    </div>
  )
}
