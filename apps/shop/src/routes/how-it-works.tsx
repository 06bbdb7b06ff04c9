import { BookingCall } from '../components/page/booking-call.tsx'
import { GuestNotes } from '../components/page/guest-notes.tsx'
import { PageCrumbs } from '../components/page/page-crumbs.tsx'
import { PageHead } from '../components/page/page-head.tsx'
import { BookingTimeline } from '../features/how-it-works/booking-timeline.tsx'
import { tripNotes } from '../features/how-it-works/guest-notes.ts'
import { HowToFacts } from '../features/how-it-works/how-to-facts.tsx'
import { Promises } from '../features/how-it-works/promises.tsx'
import { StepsHero } from '../features/how-it-works/steps-hero.tsx'
import { StitchedSteps } from '../features/how-it-works/stitched-steps.tsx'
import { TicketRail } from '../features/how-it-works/ticket-rail.tsx'
import { needPlanPrices } from '../components/product/use-plan-prices.ts'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { browserLoader, serverLoader } from '../lib/route-data.ts'
import { paths } from '../paths.ts'

export const loader = serverLoader(needPlanPrices)
export const clientLoader = browserLoader(needPlanPrices)
export const headers = publicPageHeaders

const crumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'How it works', href: paths.howItWorks() },
]

export default function HowItWorksRoute() {
  return (
    <div className="page-width">
      <PageHead
        title="How it works"
        description="Choose a collection, book online, cook, and leave it unwashed: renting a kitchen kit for your vacation rental in five steps, and what it costs."
        path={paths.howItWorks()}
      />
      <HowToFacts />
      <PageCrumbs crumbs={crumbs} />
      <StepsHero />
      <div className="mt-section">
        <StitchedSteps />
      </div>
      <div className="mt-section">
        <BookingTimeline />
      </div>
      <div className="mt-section">
        <Promises />
      </div>
      <div className="mt-section">
        <TicketRail />
      </div>
      <div className="mt-section">
        <GuestNotes title="Read on the way out" notes={tripNotes} weave="weave-essential" />
      </div>
      <div className="mt-section">
        <BookingCall
          title="Which day do you arrive?"
          text="Three to five days ahead is plenty; for the holidays, a week or two."
          label="Pick your dates"
          weave="weave-essential"
          side="right"
        />
      </div>
    </div>
  )
}
