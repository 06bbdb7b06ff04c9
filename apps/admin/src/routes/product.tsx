import * as productsCopy from '@trivet/core/copy/products'
import * as stockCopy from '@trivet/core/copy/stock'
import { useParams } from 'react-router'
import { Allowed } from '../components/allowed.tsx'
import { AdminPage } from '../components/admin-page.tsx'
import { QueryState } from '../components/query-state.tsx'
import { EditProduct } from '../features/products/edit-product.tsx'
import { ProductNotFound } from '../features/products/product-not-found.tsx'
import { ProductSide } from '../features/products/product-side.tsx'
import { ProductStockPanel } from '../features/stock/product-stock.tsx'
import { WayBack } from '../components/way-back.tsx'
import { statusOf, trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function ProductRoute() {
  const { id = '' } = useParams()
  const query = trpc.adminProducts.byId.useQuery({ id })
  const stock = trpc.stock.ofProduct.useQuery({ id }, { enabled: query.data !== undefined })
  if (statusOf(query.error) === 404) return <ProductNotFound />
  const name = query.data?.draft.name
  return (
    <AdminPage
      title={name ? `Edit ${name}` : 'Edit product'}
      heading={name ?? 'Edit product'}
      above={<WayBack to={paths.products()} label="All products" />}
      note={<span className="font-mono break-all">{id}</span>}
    >
      <QueryState query={query} failure={productsCopy.loadFailed}>
        {(product) => (
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
            <Allowed permission="catalog">
              <EditProduct key={product._id} product={product} />
              <ProductSide product={product} />
            </Allowed>
            <div id="stock" className="min-w-0">
              <QueryState query={stock} failure={stockCopy.stockFailed}>
                {(shown) => <ProductStockPanel stock={shown} />}
              </QueryState>
            </div>
          </div>
        )}
      </QueryState>
    </AdminPage>
  )
}
