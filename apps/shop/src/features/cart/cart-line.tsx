import { lineNote } from '@trivet/core/copy/cart'
import { formatDollars, formatMoney } from '@trivet/core/money'
import type { CartItem } from '@trivet/core/cart'
import type { QuotedLine } from '@trivet/core/pricing'
import { Button } from '@trivet/ui/button'
import { cn } from '@trivet/ui/cn'
import { FieldError } from '@trivet/ui/field'
import { QuantityStepper } from '@trivet/ui/quantity-stepper'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { cartItemLabel, cartItemPath } from '../../components/rental/cart-item-words.ts'
import { PackedItems } from '../../components/rental/packed-items.tsx'
import { LinePicture } from '../../components/product/line-picture.tsx'
import { weaveOf } from '../../components/product/weave.ts'
import { cartActions } from '../../lib/cart-actions.ts'
import { cartLineActions } from '../../lib/cart-line-actions.ts'
import { SwapOffers } from './swap-offers.tsx'

type CartLineProps = {
  item: CartItem
  line: QuotedLine | undefined
  /** Null until both dates are known. */
  days: number | null
  problem: string | undefined
  changes: readonly string[] | undefined
}

export function CartLine({ item, line, days, problem, changes = [] }: CartLineProps) {
  return (
    <li
      className={cn(
        'weave-edge grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 rounded-cloth border bg-card p-4 pl-6 sm:grid-cols-[8rem_1fr_auto]',
        weaveOf(item.category),
        item.isCustomKit && 'stitched',
      )}
    >
      <LinePicture item={item} sizes="8rem" className="w-full self-start rounded-cloth" />
      <div className="min-w-0">
        <p className="text-caption font-semibold text-(--c)">{cartItemLabel(item)}</p>
        <h2 data-cart-place={item._id} tabIndex={-1} className="rounded-cloth type-h3 break-words">
          <Link to={cartItemPath(item)} className="rounded-cloth underline-offset-4 hover:underline">
            {item.name}
          </Link>
        </h2>
        <p className="mt-1 font-mono text-small text-muted-foreground">{formatDollars(item.price)} / week</p>
        <PackedItems kitName={item.name} items={item.items} className="mt-2" />
        {changes.length > 0 && (
          <div role="status" className="mt-3 text-small">
            <p className="font-medium text-warning">Changed since you put it here:</p>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </div>
        )}
        {problem && (
          <div role="alert" className="mt-2">
            <FieldError>{problem}</FieldError>
          </div>
        )}
      </div>
      <div className="flex items-center justify-between gap-3 max-sm:col-span-2 sm:flex-col sm:items-end">
        <p className="text-right font-mono font-medium tabular-nums max-sm:order-2">
          <span className="sr-only">Line total </span>
          {formatMoney(line?.rentalCents ?? 0)}
          {line && (
            <span className="block text-caption font-normal text-muted-foreground">
              {lineNote(line, days)}
            </span>
          )}
        </p>
        <QuantityStepper
          size="sm"
          value={item.qty}
          max={Math.max(1, item.countInStock)}
          itemName={item.name}
          onChange={(quantity) => cartActions.setQuantity(item._id, quantity)}
        />
        <Button
          variant="ghost"
          size="sm"
          className="max-sm:order-3"
          aria-label={`Remove ${item.name}`}
          onClick={() => cartLineActions.remove(item._id)}
        >
          <Trash2 aria-hidden strokeWidth={1.75} />
          <span className="max-sm:sr-only">Remove</span>
        </Button>
      </div>
      {problem && !item.isCustomKit && (
        <SwapOffers item={item} className="col-span-2 border-t pt-4 sm:col-span-3" />
      )}
    </li>
  )
}
