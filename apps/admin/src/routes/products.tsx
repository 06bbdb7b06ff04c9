import * as productsCopy from '@trivet/core/copy/products'
import { keepPreviousData } from '@tanstack/react-query'

import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { Allowed } from '../components/allowed.tsx'
import { ListPage } from '../components/list-page.tsx'
import { BulkProductBar } from '../features/products/bulk-product-bar.tsx'
import { productColumns } from '../features/products/product-columns.tsx'
import { ProductFilters } from '../features/products/product-filters.tsx'
import { productCsvQuery, productFilterNames, productQuery } from '../features/products/product-list.ts'
import { useMay } from '../lib/may.ts'
import { useListState } from '../lib/list-state.ts'
import { useSelection } from '../lib/selection.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function ProductsRoute() {
  const list = useListState({
    filters: productFilterNames,
    defaultSort: { column: 'listing', direction: 'ascending' },
  })
  const isCatalog = useMay('catalog')
  const asked = productQuery(list)
  const query = trpc.adminProducts.list.useQuery(asked, { placeholderData: keepPreviousData })
  const selection = useSelection(query.data?.products.map(({ _id }) => _id) ?? [])
  return (
    <ListPage
      title="Products"
      note={
        <Allowed permission="catalog">
          <Button size="sm" render={<Link to={paths.newProduct()} />}>
            New product
          </Button>
        </Allowed>
      }
      name="products"
      caption="Products"
      list={list}
      query={query}
      failure={productsCopy.loadFailed}
      columns={productColumns}
      rowsOf={({ products }) => products}
      rowLabel={({ name }) => name}
      rowPath={paths.product}
      rowClassName={({ collection }) => (collection ? `weave-edge weave-${collection}` : undefined)}
      className="[&_td]:px-3 [&_th]:px-3"
      nouns={['product', 'products']}
      none="No products yet"
      searchLabel="Name, words, address or id"
      isForgiving
      filters={<ProductFilters list={list} />}
      actions={
        <Allowed permission="catalog">
          <Button variant="secondary" size="sm" render={<Link to={paths.importProducts()} />}>
            Import CSV
          </Button>
        </Allowed>
      }
      {...(isCatalog && { selection, csv: { name: 'products', query: productCsvQuery(asked) } })}
    >
      {isCatalog && <BulkProductBar selection={selection} />}
    </ListPage>
  )
}
