import { categoryFilterLabel, formatMoney, stockState, toCents, type ConsoleProductRow } from '@trivet/core'
import { column } from '@trivet/ui/data-table'
import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router'
import { Instant } from '../../components/instant.tsx'
import { NoRows } from '../../components/no-rows.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import type { TableLook } from '../../components/table-look.tsx'
import type { Selection } from '../../lib/selection.ts'
import { paths } from '../../paths.ts'
import { StateBadges, StockBadge } from './product-badges.tsx'
import type { ProductList } from './product-list.ts'
import { ProductThumb } from './product-thumb.tsx'
import { kitCategoryLabel } from './product-words.ts'

export const productColumns = [
  column(
    'Product',
    (product: ConsoleProductRow) => (
      <span className="flex min-w-0 items-center gap-3">
        <ProductThumb product={product} />
        <span className="min-w-0">
          <Link
            to={paths.product(product)}
            className="block truncate font-medium underline underline-offset-4"
          >
            {product.name}
          </Link>
          <span className="block truncate font-mono text-caption text-muted-foreground">{product.slug}</span>
        </span>
      </span>
    ),
    { sortKey: 'name', className: 'w-full max-w-52' },
  ),
  column('Category', ({ category, kitCategory }: ConsoleProductRow) => (
    <>
      {category ? categoryFilterLabel(category) : '—'}
      {kitCategory && (
        <span className="block text-caption text-muted-foreground">{kitCategoryLabel(kitCategory)}</span>
      )}
    </>
  )),
  column('Price', ({ price }: ConsoleProductRow) => formatMoney(toCents(price)), {
    sortKey: 'price',
    numeric: true,
  }),
  column(
    'Stock',
    ({ countInStock }: ConsoleProductRow) => (
      <span className="inline-flex items-center gap-2">
        {stockState(countInStock) !== 'in' && <StockBadge countInStock={countInStock} />} {countInStock}
      </span>
    ),
    { sortKey: 'stock', numeric: true },
  ),
  column('State', (product: ConsoleProductRow) => <StateBadges {...product} />),
  column('Shelf', ({ shelfOrder }: ConsoleProductRow) => shelfOrder, { sortKey: 'shelf', numeric: true }),
  column('Changed', ({ updatedAt }: ConsoleProductRow) => <Instant at={updatedAt} />, { sortKey: 'updated' }),
  column('Calendar', (product: ConsoleProductRow) => (
    <Link
      to={paths.productCalendar(product)}
      className="inline-flex min-h-8 min-w-8 items-center justify-center rounded-cloth hover:bg-muted"
    >
      <CalendarDays aria-hidden strokeWidth={1.75} className="size-5" />
      <span className="sr-only">Availability of {product.name}</span>
    </Link>
  )),
]

type ProductsTableProps = {
  products: readonly ConsoleProductRow[]
  look: TableLook<ConsoleProductRow>
  list: ProductList
  selection: Selection
}

export function ProductsTable({ products, look, list, selection }: ProductsTableProps) {
  return (
    <RecordTable
      {...look}
      caption="Products"
      rows={products}
      rowKey={({ _id }) => _id}
      rowLabel={({ name }) => name}
      rowPath={paths.product}
      rowClassName={({ collection }) => (collection ? `weave-edge weave-${collection}` : undefined)}
      selection={selection}
      {...(list.sort && { sort: list.sort })}
      onSortChange={list.setSort}
      empty={<NoRows list={list} things="products" none="No products yet" />}
      className="[&_td]:px-3 [&_th]:px-3"
    />
  )
}
