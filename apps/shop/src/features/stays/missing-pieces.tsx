import type { PublicStay } from '@trivet/core/contract/stays'
import { daysText } from '@trivet/core/copy/cart'
import { gapKitName, gapKitText } from '@trivet/core/copy/stays'
import { formatDay } from '@trivet/core/dates'
import type { KitLine } from '@trivet/core/kits'
import { formatMoney, type Cents } from '@trivet/core/money'
import { quoteRental } from '@trivet/core/pricing'
import { gapKit, isInCart } from '@trivet/core/stays'
import { Button } from '@trivet/ui/button'
import { Check, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { ProductImage } from '../../components/product/product-image.tsx'
import { WeeklyPrice } from '../../components/product/weekly-price.tsx'
import { cartActions } from '../../lib/cart-actions.ts'
import { useCart, useTripPeriod } from '../../lib/cart.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { paths } from '../../paths.ts'
import { categoryName } from './kitchen-words.ts'
import { useGapKit } from './use-gap-kit.ts'

type Piece = PublicStay['proposal'][number]

/** What this kitchen lacks, one by one, or all in one press: as one custom kit wherever the pieces make one. */
export function MissingPieces({ stay: { slug, title, proposal } }: { stay: PublicStay }) {
  const { cart, ready } = useCart()
  const isThere = ({ product }: Piece) => ready && isInCart(cart.items, product)
  const open = proposal.filter((piece) => !isThere(piece))
  const kit = gapKit(gapKitName(title), open)
  const { press, isPending } = useGapKit(slug, kit)
  if (proposal.length === 0) {
    return (
      <p className="mt-section max-w-prose text-lead">
        This kitchen lacks nothing we would call essential. Your host’s code holds for everything else.
      </p>
    )
  }
  return (
    <section aria-labelledby="missing" className="mt-section">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h2 id="missing" className="type-h2">
          What is missing
        </h2>
        {open.length > 0 ? (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <GapSum prices={kit.isWhole ? [kit.price.totalCents] : kit.lines.map(priceOf)} />
            <Button
              loading={isPending}
              onClick={() => (kit.isWhole ? press() : cartActions.addAll(open.map(cartProductOf)))}
            >
              Add what is missing
            </Button>
          </div>
        ) : (
          <Button render={<Link to={paths.cart()} />}>View Cart</Button>
        )}
      </div>
      {kit.isWhole && (
        <p className="mt-3 text-small text-muted-foreground">
          {gapKitText(kit.price)}{' '}
          <Link to={paths.kitBuilder({ stay: slug })} className="underline underline-offset-4">
            Build it
          </Link>
        </p>
      )}
      <ul className="mt-6 grid grid-cols-2 gap-4 sm:gap-6 md:grid-cols-3 lg:grid-cols-4">
        {proposal.map((piece) => (
          <li key={piece.product._id} className="grid">
            <PieceCard piece={piece} isInCart={isThere(piece)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of what is to be added line by line: for a week and, once dates are chosen, over them. */
function GapSum({ prices }: { prices: readonly Cents[] }) {
  const { rates } = useShopSettings()
  const period = useTripPeriod()
  const lines = prices.map((unitPriceCents) => ({ id: '', name: '', unitPriceCents, quantity: 1 }))
  const { subtotalCents, rentalCostCents, days } = quoteRental({
    lines,
    period,
    damageProtection: false,
    rates,
  })
  return (
    <p className="text-right font-mono tabular-nums">
      <span className="font-medium">{formatMoney(subtotalCents)} / week</span>
      {period && days !== null && (
        <span className="block text-caption text-muted-foreground">
          {formatMoney(rentalCostCents)} for {daysText(days)}, {formatDay(period.start)} –{' '}
          {formatDay(period.end)}
        </span>
      )}
    </p>
  )
}

function priceOf({ unitPriceCents }: KitLine): Cents {
  return unitPriceCents
}

function PieceCard({ piece, isInCart: isThere }: { piece: Piece; isInCart: boolean }) {
  const { category, product } = piece
  return (
    <article className="flex flex-col overflow-hidden rounded-cloth border bg-card">
      <ProductImage
        product={product}
        alt=""
        sizes="(min-width: 1024px) 290px, (min-width: 768px) 33vw, 50vw"
      />
      <div className="flex flex-1 flex-col gap-1 p-3 sm:p-4">
        <p className="text-caption font-semibold text-specialty">{categoryName(category)}</p>
        <h3 className="text-small leading-snug font-semibold break-words sm:text-body">
          <Link to={paths.product(product)} className="rounded-cloth underline-offset-4 hover:underline">
            {product.name}
          </Link>
        </h3>
        <WeeklyPrice price={product.price} className="mt-auto pt-2" />
        <Button
          size="sm"
          variant="secondary"
          className="mt-2 h-11 self-start"
          disabled={isThere}
          onClick={() => cartActions.add(cartProductOf(piece))}
        >
          {isThere ? <Check aria-hidden strokeWidth={1.75} /> : <Plus aria-hidden strokeWidth={1.75} />}
          {isThere ? 'In your cart' : 'Add'}
          <span className="sr-only"> {product.name}</span>
        </Button>
      </div>
    </article>
  )
}

function cartProductOf({ product }: Piece) {
  return { ...product, category: null }
}
