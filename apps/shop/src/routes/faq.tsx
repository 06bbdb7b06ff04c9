import { useShopSettings } from '../lib/shop-settings.tsx'
import { PageCrumbs } from '../components/page/page-crumbs.tsx'
import { PageHead } from '../components/page/page-head.tsx'
import { FaqFacts } from '../features/faq/faq-facts.tsx'
import { FaqIndex } from '../features/faq/faq-index.tsx'
import { FaqList } from '../features/faq/faq-list.tsx'
import { FaqNext } from '../features/faq/faq-next.tsx'
import { needPlanPrices } from '../components/product/use-plan-prices.ts'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { browserLoader, serverLoader } from '../lib/route-data.ts'
import { paths } from '../paths.ts'

export const loader = serverLoader(needPlanPrices)
export const clientLoader = browserLoader(needPlanPrices)
export const headers = publicPageHeaders

const crumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'FAQ', href: paths.faq() },
]

export default function FaqRoute() {
  return (
    <div className="page-width">
      <PageHead
        title="Frequently asked questions"
        description={`Delivery, cleaning, refunds, date changes and everything else people ask before they rent a kitchen kit from ${useShopSettings().identity.name}.`}
        path={paths.faq()}
      />
      <FaqFacts />
      <PageCrumbs crumbs={crumbs} />
      <div className="grid grid-cols-1 gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h1 className="pt-4 type-display">Asked before dinner</h1>
          <p className="mt-5 max-w-100 text-lead text-muted-foreground">
            Seventeen answers. The one about the money is under Policies.
          </p>
          <div className="weave weave-specialty off-left-edge mt-8 flex justify-end rounded-r-cloth border border-l-0 py-10 pr-6 pl-24 max-[18rem]:px-page max-lg:off-right-edge max-lg:justify-start max-lg:border-x-0 sm:pl-28 lg:sticky lg:top-28 lg:mr-8 lg:pr-10">
            <FaqIndex />
          </div>
        </div>
        <div className="lg:col-span-7 lg:pt-6">
          <FaqList />
          <div className="mt-section">
            <FaqNext />
          </div>
        </div>
      </div>
    </div>
  )
}
