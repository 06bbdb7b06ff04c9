import { useShopSettings } from '../lib/shop-settings.tsx'
import { BookingCall } from '../components/page/booking-call.tsx'
import { GuestNotes } from '../components/page/guest-notes.tsx'
import { PageCrumbs } from '../components/page/page-crumbs.tsx'
import { PageHead } from '../components/page/page-head.tsx'
import { AboutFacts } from '../features/about/about-facts.tsx'
import { AboutHero } from '../features/about/about-hero.tsx'
import { AboutStory } from '../features/about/about-story.tsx'
import { AboutTeam } from '../features/about/about-team.tsx'
import { AboutValues } from '../features/about/about-values.tsx'
import { aboutNotes } from '../features/about/guest-notes.ts'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { paths } from '../paths.ts'

export const headers = publicPageHeaders

const crumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'About', href: paths.about() },
]

export default function AboutRoute() {
  return (
    <div className="page-width">
      <PageHead
        title="About us"
        description={`Why ${useShopSettings().identity.name} brings real knives and heavy pans to vacation rentals, what we hold to, and the hands that pack your kit.`}
        path={paths.about()}
        image={paths.picture({ name: 'hero-kitchen' })}
      />
      <AboutFacts />
      <PageCrumbs crumbs={crumbs} />
      <AboutHero />
      <div className="mt-section">
        <AboutStory />
      </div>
      <div className="mt-section">
        <AboutValues />
      </div>
      <div className="mt-section">
        <AboutTeam />
      </div>
      <div className="mt-section">
        <GuestNotes title="Left on the counter" notes={aboutNotes} weave="weave-chef" />
      </div>
      <div className="mt-section">
        <BookingCall
          title="Somewhere a tomato is waiting."
          text="Tell us when you travel and where. The rest is in the crate."
          label="Book your kit"
          weave="weave-chef"
        />
      </div>
    </div>
  )
}
