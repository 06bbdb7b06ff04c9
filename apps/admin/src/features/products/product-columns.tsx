import { categoryFilterLabel } from '@trivet/core/catalog'
import type { AdminProductRow } from '@trivet/core/contract/catalog'
import { formatDollars } from '@trivet/core/money'
import { column } from '@trivet/ui/data-table'
import { CalendarDays } from 'lucide-react'
import { Instant } from '../../components/instant.tsx'
import { RecordLink } from '../../components/record-link.tsx'
import { paths } from '../../paths.ts'
import { StateBadges, StockBadge } from './product-badges.tsx'
import { ProductThumb } from './product-thumb.tsx'
import { kitCategoryLabel } from './product-words.ts'

export const productColumns = [
  column(
    'Product',
    (product: AdminProductRow) => (
      <span className="flex min-w-0 items-center gap-3">
        <ProductThumb product={product} />
        <span className="min-w-0">
          <RecordLink
            to={paths.product(product)}
            className="block truncate font-medium underline underline-offset-4"
          >
            {product.name}
          </RecordLink>
          <span className="block truncate font-mono text-caption text-muted-foreground">{product.slug}</span>
        </span>
      </span>
    ),
    { sortKey: 'name', className: 'w-full max-w-52' },
  ),
  column('Category', ({ category, kitCategory }: AdminProductRow) => (
    <>
      {category ? categoryFilterLabel(category) : '—'}
      {kitCategory && (
        <span className="block text-caption text-muted-foreground">{kitCategoryLabel(kitCategory)}</span>
      )}
    </>
  )),
  column('Price', ({ price }: AdminProductRow) => formatDollars(price), {
    sortKey: 'price',
    numeric: true,
  }),
  column(
    'Stock',
    (product: AdminProductRow) => (
      <span className="inline-flex items-center gap-2">
        <StockBadge {...product} /> {product.countInStock}
      </span>
    ),
    { sortKey: 'stock', numeric: true },
  ),
  column('State', (product: AdminProductRow) => <StateBadges {...product} />),
  column('Place', ({ listingOrder }: AdminProductRow) => listingOrder, { sortKey: 'listing', numeric: true }),
  column('Changed', ({ updatedAt }: AdminProductRow) => <Instant at={updatedAt} />, { sortKey: 'updated' }),
  column('Calendar', (product: AdminProductRow) => (
    <RecordLink
      to={paths.productCalendar(product)}
      className="inline-flex min-h-8 min-w-8 items-center justify-center rounded-cloth hover:bg-muted"
    >
      <CalendarDays aria-hidden strokeWidth={1.75} className="size-5" />
      <span className="sr-only">Availability of {product.name}</span>
    </RecordLink>
  )),
]
