import { categoryFilterLabel, productCategories } from '@trivet/core/catalog'
import { LogoMark } from '@trivet/ui/logo'
import { lazy } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { onceLoaded } from '../lib/once-loaded.ts'
import { now } from '../lib/clock.ts'
import { useShopSettings } from '../lib/shop-settings.tsx'
import { supportReply } from '../components/support.ts'
import { PagePart } from '../components/page/page-part.tsx'

// in the server's HTML from the start; its script may load after the page
const NewsletterForm = lazy(() =>
  onceLoaded(
    import('../features/newsletter/newsletter-form.tsx').then((module) => ({
      default: module.NewsletterForm,
    })),
  ),
)

export function SiteFooter() {
  const { serviceAreas, identity } = useShopSettings()
  // where the shop is, it may be the year before for some hours; what day it is there costs some browsers 22 ms to tell
  const year = now().getUTCFullYear()
  return (
    <footer className="mt-section border-t bg-muted">
      <div aria-hidden className="weave weave-essential h-6" />
      <div className="page-width grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_2fr]">
        <div>
          <p className="flex items-center gap-2.5 font-display text-h3 font-semibold">
            <LogoMark className="text-primary" />
            {identity.name}
          </p>
          <p className="mt-3 max-w-80 text-small text-muted-foreground">
            Kitchenware by the week. Delivered before you arrive, picked up after you leave, and never washed
            by you.
          </p>
        </div>
        <FooterList title="Collections">
          {productCategories.map((category) => (
            <FooterLink key={category} to={paths.catalog({ category })}>
              {categoryFilterLabel(category)}
            </FooterLink>
          ))}
          <FooterLink to={paths.bbqCollection()}>BBQ</FooterLink>
        </FooterList>
        <FooterList title="Your rental">
          <FooterLink to={paths.cart()}>Cart</FooterLink>
          <FooterLink to={paths.profile()}>Account and orders</FooterLink>
          <FooterLink to={paths.register()}>Create an account</FooterLink>
        </FooterList>
        <FooterList title={`About ${identity.name}`}>
          <FooterLink to={paths.about()}>About us</FooterLink>
          <FooterLink to={paths.howItWorks()}>How it works</FooterLink>
          <FooterLink to={paths.faq()}>FAQ</FooterLink>
          <FooterLink to={paths.contact()}>Contact</FooterLink>
        </FooterList>
        <div>
          <h2 className="text-small font-semibold">Where we deliver</h2>
          <p className="mt-3 text-small text-muted-foreground">
            {serviceAreas.map((area) => area.name).join(' · ')}
          </p>
          <p className="mt-3 text-small text-muted-foreground">
            Support: {identity.supportHours}. {supportReply}
          </p>
          <h2 className="mt-8 text-small font-semibold">A letter now and then</h2>
          <p className="mt-3 text-small text-muted-foreground">New kits, and what to cook with them.</p>
          <PagePart>
            <NewsletterForm className="mt-3" />
          </PagePart>
        </div>
      </div>
      <div className="page-width flex flex-wrap items-center gap-x-6 border-t py-6 text-caption text-muted-foreground">
        <p>
          © {year} {identity.name}
        </p>
        <nav aria-label="Legal">
          <ul className="flex flex-wrap gap-x-6">
            <FooterLink to={paths.terms()}>Terms of service</FooterLink>
            <FooterLink to={paths.privacy()}>Privacy</FooterLink>
            <FooterLink to={paths.rentalAgreement()}>Rental agreement</FooterLink>
          </ul>
        </nav>
      </div>
    </footer>
  )
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-small font-semibold">{title}</h2>
      <ul className="mt-3 flex flex-col">{children}</ul>
    </nav>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="inline-flex min-h-9 items-center text-small underline-offset-4 hover:underline"
      >
        {children}
      </Link>
    </li>
  )
}
