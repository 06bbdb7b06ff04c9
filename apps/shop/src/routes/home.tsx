import { lazy } from 'react'
import type { ReactNode } from 'react'
import { GuestNotes } from '../components/page/guest-notes.tsx'
import { PageHead } from '../components/page/page-head.tsx'
import { PagePart } from '../components/page/page-part.tsx'
import { ClosingCall } from '../features/home/closing-call.tsx'
import { HomeFacts } from '../features/home/home-facts.tsx'
import { homeNotes } from '../features/home/guest-notes.ts'
import { Hero } from '../features/home/hero.tsx'
import { HowItWorks } from '../features/home/how-it-works.tsx'
import { PopularCollections } from '../features/home/popular-collections.tsx'
import { prefetchHomeProducts, useHomeProducts } from '../features/home/use-home-products.ts'
import { WhyChoose } from '../features/home/why-choose.tsx'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { onceLoaded } from '../lib/once-loaded.ts'
import { browserLoader, serverLoader } from '../lib/route-data.ts'
import type { Needs } from '../lib/route-data.ts'
import { paths } from '../paths.ts'

// in the server's HTML from the start; its script may come after the page
const KitPromotion = lazy(() =>
  onceLoaded(
    import('../features/home/kit-promotion.tsx').then((module) => ({ default: module.KitPromotion })),
  ),
)

const needs: Needs<object> = prefetchHomeProducts

export const loader = serverLoader(needs)
export const clientLoader = browserLoader(needs)
export const headers = publicPageHeaders

export default function HomeRoute() {
  const { top, pieces } = useHomeProducts()
  // a shop that has just opened
  const isEmpty = top.data?.length === 0
  return (
    <div className="page-width">
      <PageHead
        title="Kitchenware kits for vacation rentals"
        description="Rent real knives and heavy pans by the week: delivered to your vacation rental before you arrive, picked up unwashed after you leave."
        path={paths.home()}
      />
      <HomeFacts />
      <Hero pieces={pieces} isEmpty={isEmpty} />
      <Section>
        <WhyChoose />
      </Section>
      {!isEmpty && (
        <Section>
          <PopularCollections
            products={top.data ?? []}
            isError={top.isLoadingError}
            isFetching={top.isFetching}
            onRetry={() => void top.refetch()}
          />
        </Section>
      )}
      <Section>
        <HowItWorks />
      </Section>
      <Section>
        <GuestNotes title="Left on the counter" notes={homeNotes} weave="weave-chef" />
      </Section>
      {!isEmpty && (
        <Section>
          <KitPromotion />
        </Section>
      )}
      <Section>
        <ClosingCall />
      </Section>
    </div>
  )
}

/** Below what is in sight: each comes to life in a task of its own, after what is above it. */
function Section({ children }: { children: ReactNode }) {
  return (
    <PagePart>
      <div className="mt-section">{children}</div>
    </PagePart>
  )
}
