import { messages } from '@trivet/core'
import { ErrorState } from '@trivet/ui/error-state'
import { PageHead } from '../components/page-head.tsx'
import { ProductCard } from '../components/product-card.tsx'
import { ClosingCall } from '../features/home/closing-call.tsx'
import { Hero } from '../features/home/hero.tsx'
import { HowItWorks } from '../features/home/how-it-works.tsx'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { browserLoader, serverLoader } from '../lib/route-data.ts'
import type { Needs } from '../lib/route-data.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

const needs: Needs<object> = (utils) => utils.products.top.prefetch()

export const loader = serverLoader(needs)
export const clientLoader = browserLoader(needs)
export const headers = publicPageHeaders

export default function HomeRoute() {
  const { data: products = [], isError, isFetching, refetch } = trpc.products.top.useQuery()
  return (
    <div className="page-width">
      <PageHead
        title="Kitchenware kits for vacation rentals"
        description="Rent real knives and heavy pans by the week: delivered to your vacation rental before you arrive, picked up unwashed after you leave."
        path={paths.home()}
      />
      <Hero kit={products[0]} />
      <section aria-labelledby="popular" className="mt-section">
        <h2 id="popular" className="type-h2">
          Popular collections
        </h2>
        {isError && (
          <ErrorState
            className="mt-6"
            title={messages.productsLoadFailed}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {products.map((product) => (
            <li key={product._id} className="grid">
              <ProductCard product={product} headingLevel={3} />
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-section">
        <HowItWorks />
      </div>
      <div className="mt-section">
        <ClosingCall />
      </div>
    </div>
  )
}
