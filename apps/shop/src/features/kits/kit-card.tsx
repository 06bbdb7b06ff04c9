import { kitCategoryLabels, topKitCategories } from '@trivet/core/kits'
import { formatDollars } from '@trivet/core/money'
import type { Kit } from '@trivet/core/contract/kits'
import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { formatInstant } from '../../components/format-instant.ts'
import { paths } from '../../paths.ts'
import { KitPreview } from './kit-preview.tsx'
import { piecesText } from './kit-words.ts'
import { useKitToCart } from './use-kit-to-cart.ts'

type KitCardProps = { kit: Kit; onDelete: () => void }

/** A saved kit: what it holds, what it costs, and what can be done with it. */
export function KitCard({ kit, onDelete }: KitCardProps) {
  const { _id, name, items, itemCount, totalPrice, discountPercentage, lastModified, problems } = kit
  const toCart = useKitToCart(kit)
  const headingId = `kit-${_id}`
  return (
    <article aria-labelledby={headingId} className="flex flex-col rounded-cloth weave weave-custom stitched">
      <KitPreview items={items} />
      <div className="flex flex-1 flex-col py-5 pr-5 pl-12">
        <h2 id={headingId} className="type-h3 wrap-anywhere">
          <Link to={paths.editKit({ id: _id })} className="rounded-cloth underline-offset-4 hover:underline">
            {name}
          </Link>
        </h2>
        <p className="mt-2 font-mono text-small font-medium tabular-nums">
          {formatDollars(totalPrice)} / week
        </p>
        <p className="text-small text-muted-foreground">
          {piecesText(itemCount)}
          {discountPercentage > 0 && (
            <span className="text-success"> · {discountPercentage}% kit discount</span>
          )}
        </p>
        <ul aria-label="Mostly" className="mt-3 flex flex-wrap gap-2">
          {topKitCategories(items).map(({ category, quantity }) => (
            <li
              key={category}
              className="rounded-tool bg-badge-neutral-fill px-2.5 text-caption leading-6 text-badge-neutral"
            >
              {kitCategoryLabels[category]} × {quantity}
            </li>
          ))}
        </ul>
        {problems.length > 0 && (
          <ul aria-label="To be put right" className="mt-3 text-small text-destructive">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <p className="mt-3 text-caption text-muted-foreground">Last modified {formatInstant(lastModified)}</p>
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          <Button
            size="sm"
            className="h-11 px-4"
            loading={toCart.isPending}
            disabled={problems.length > 0}
            onClick={toCart.add}
          >
            Add to Cart<span className="sr-only">: {name}</span>
          </Button>
          <Button
            size="sm"
            variant="secondary"
            className="h-11 px-4"
            render={<Link to={paths.editKit({ id: _id })} />}
          >
            Edit<span className="sr-only"> {name}</span>
          </Button>
          <Button size="sm" variant="ghost" className="h-11 px-4" onClick={onDelete}>
            Delete<span className="sr-only"> {name}</span>
          </Button>
        </div>
        {toCart.isSuccess && (
          <p className="mt-2 text-small text-success">
            It is in your cart.{' '}
            <Link to={paths.cart()} className="font-medium underline underline-offset-4">
              View Cart
            </Link>
          </p>
        )}
      </div>
    </article>
  )
}
