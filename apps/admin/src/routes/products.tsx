import { keepPreviousData } from '@tanstack/react-query'
import { productMessages, type ConsoleProductPage } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { ConsolePage } from '../components/console-page.tsx'
import { CsvButton } from '../components/csv-button.tsx'
import { ListToolbar } from '../components/list-toolbar.tsx'
import { PageLinks } from '../components/page-links.tsx'
import { QueryState } from '../components/query-state.tsx'
import { useTableLook } from '../components/table-look.tsx'
import { BulkProductBar } from '../features/products/bulk-product-bar.tsx'
import { ProductFilters } from '../features/products/product-filters.tsx'
import { productCsvAddress, productFilterNames, productQuery } from '../features/products/product-list.ts'
import { productColumns, ProductsTable } from '../features/products/products-table.tsx'
import { useListState } from '../lib/list-state.ts'
import { useSelection } from '../lib/selection.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function ProductsRoute() {
  const list = useListState({
    filters: productFilterNames,
    defaultSort: { column: 'shelf', direction: 'ascending' },
  })
  const asked = productQuery(list)
  const products = trpc.consoleProducts.list.useQuery(asked, { placeholderData: keepPreviousData })
  const { look, menu } = useTableLook('products', productColumns)
  const selection = useSelection(products.data?.products.map(({ _id }) => _id) ?? [])
  return (
    <ConsolePage
      title="Products"
      note={
        <Button size="sm" render={<Link to={paths.newProduct()} />}>
          New product
        </Button>
      }
    >
      <ListToolbar
        list={list}
        searchLabel="Name, words, address or id"
        {...(products.data && { summary: countOf(products.data) })}
        actions={
          <>
            {menu}
            <Button variant="secondary" size="sm" render={<Link to={paths.importProducts()} />}>
              Import CSV
            </Button>
            <CsvButton address={productCsvAddress(asked)} name="trivet-products.csv" />
          </>
        }
      >
        <ProductFilters list={list} />
      </ListToolbar>
      <QueryState query={products} failure={productMessages.loadFailed}>
        {({ products: rows, page, pages }) => (
          <div aria-busy={products.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            <ProductsTable products={rows} look={look} list={list} selection={selection} />
            <PageLinks page={page} pages={pages} hrefFor={list.hrefFor} />
          </div>
        )}
      </QueryState>
      <BulkProductBar selection={selection} />
    </ConsolePage>
  )
}

function countOf({ total, hasMore }: ConsoleProductPage): string {
  return `${hasMore ? 'More than ' : ''}${total.toLocaleString('en-US')} ${total === 1 ? 'product' : 'products'}`
}
