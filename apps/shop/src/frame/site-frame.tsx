import type { ReactNode } from 'react'
import { CartSync } from './cart-sync.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { NewsletterInvitation } from './newsletter-invitation.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { PagePart, useHydratedMark } from '../components/page/page-part.tsx'
import { ReferralSync } from './referral-sync.tsx'
import { SessionEndedNotice } from './session-ended-notice.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SiteToaster } from './site-toaster.tsx'

/** What every page of the shop stands in. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div ref={useHydratedMark()} data-part className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-[calc(100%+1rem)] rounded-tool bg-primary px-5 py-3 font-semibold text-primary-foreground focus:translate-y-0"
      >
        Skip to main content
      </a>
      <NavigationProgress />
      <SiteHeader />
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="flex-1 overflow-x-clip outline-none">
        <PagePart>{children}</PagePart>
      </main>
      <NewsletterInvitation />
      <PagePart>
        <SiteFooter />
      </PagePart>
      <PageAnnouncer mainId="main" />
      <CartSync />
      <ReferralSync />
      <SessionEndedNotice />
      <SiteToaster />
    </div>
  )
}
