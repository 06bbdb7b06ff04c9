import { cartPeriod } from '@trivet/core/cart'
import { daysText } from '@trivet/core/copy/cart'
import { priceKit } from '@trivet/core/kits'
import { formatMoney, toCents } from '@trivet/core/money'
import { quoteRental } from '@trivet/core/pricing'
import type { PublicStay } from '@trivet/core/contract/stays'
import { Button } from '@trivet/ui/button'
import { Check, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { ProductImage } from '../../components/product/product-image.tsx'
import { WeeklyPrice } from '../../components/product/weekly-price.tsx'
import { useCart } from '../../lib/cart.tsx'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { paths } from '../../paths.ts'
import { categoryName } from './kitchen-words.ts'

type Piece = PublicStay['proposal'][number]

/** What this kitchen lacks, one by one or all in one press. */
export function MissingPieces({ proposal }: Pick<PublicStay, 'proposal'>) {
  const { cart, ready, addAll } = useCart()
  const { rates } = useShopSettings()
  const isInCart = ({ product }: Piece) => ready && cart.items.some(({ _id }) => _id === product._id)
  const open = proposal.filter((piece) => !isInCart(piece))
  const quote = quoteRental({
    lines: open.map(({ product }) => ({
      id: product._id,
      name: product.name,
      unitPriceCents: toCents(product.price),
      quantity: 1,
    })),
    period: ready ? cartPeriod(cart) : null,
    damageProtection: false,
    rates,
  })
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
            <p className="text-right font-mono tabular-nums">
              <span className="font-medium">{formatMoney(quote.subtotalCents)} / week</span>
              {quote.days !== null && (
                <span className="block text-caption text-muted-foreground">
                  {formatMoney(quote.rentalCostCents)} for {daysText(quote.days)}
                </span>
              )}
            </p>
            <Button onClick={() => addAll(open.map(cartProductOf))}>Add what is missing</Button>
          </div>
        ) : (
          <Button render={<Link to={paths.cart()} />}>View Cart</Button>
        )}
      </div>
      <KitOffer pieces={open} />
      <ul className="mt-6 grid grid-cols-2 gap-4 sm:gap-6 md:grid-cols-3 lg:grid-cols-4">
        {proposal.map((piece) => (
          <li key={piece.product._id} className="grid">
            <PieceCard piece={piece} isInCart={isInCart(piece)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** From so many pieces on they are cheaper as one kit, which the kit builder packs. */
function KitOffer({ pieces }: { pieces: readonly Piece[] }) {
  const { discountPercent, totalCents } = priceKit(
    pieces.map(({ product: { price, depositAmount, itemWeight } }) => ({
      quantity: 1,
      unitPriceCents: toCents(price),
      depositCents: toCents(depositAmount),
      weightGrams: itemWeight,
    })),
  )
  if (discountPercent === 0) return null
  return (
    <p className="mt-3 text-small text-muted-foreground">
      As one custom kit they cost {discountPercent}% less:{' '}
      <span className="font-mono tabular-nums">{formatMoney(totalCents)} / week</span>.{' '}
      <Link to={paths.kitBuilder()} className="underline underline-offset-4">
        Build it
      </Link>
    </p>
  )
}

function PieceCard({ piece, isInCart }: { piece: Piece; isInCart: boolean }) {
  const { add } = useCart()
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
          disabled={isInCart}
          onClick={() => add(cartProductOf(piece))}
        >
          {isInCart ? <Check aria-hidden strokeWidth={1.75} /> : <Plus aria-hidden strokeWidth={1.75} />}
          {isInCart ? 'In your cart' : 'Add'}
          <span className="sr-only"> {product.name}</span>
        </Button>
      </div>
    </article>
  )
}

function cartProductOf({ product }: Piece) {
  return { ...product, category: null }
}
