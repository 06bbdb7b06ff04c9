import * as productsCopy from '@trivet/core/copy/products'
import { keepPreviousData } from '@tanstack/react-query'

import { useParams, useSearchParams } from 'react-router'
import { AdminPage } from '../components/admin-page.tsx'
import { QueryState } from '../components/query-state.tsx'
import { ProductCalendarView } from '../features/products/product-calendar.tsx'
import { ProductNotFound } from '../features/products/product-not-found.tsx'
import { WayBack } from '../components/way-back.tsx'
import { statusOf, trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function ProductCalendarRoute() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const month = query.get('month') ?? undefined
  const calendar = trpc.adminProducts.calendar.useQuery({ id, month }, { placeholderData: keepPreviousData })
  if (statusOf(calendar.error) === 404) return <ProductNotFound />
  const name = calendar.data?.name
  return (
    <AdminPage
      title={name ? `Availability of ${name}` : 'Availability'}
      above={<WayBack to={paths.product({ _id: id })} label={name ?? 'Product'} />}
      note={<span className="font-mono break-all">{id}</span>}
    >
      <QueryState query={calendar} failure={productsCopy.loadFailed}>
        {(shown) => <ProductCalendarView key={shown.firstDay} calendar={shown} />}
      </QueryState>
    </AdminPage>
  )
}
