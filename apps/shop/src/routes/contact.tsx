import { lazy } from 'react'
import { BookingCall } from '../components/page/booking-call.tsx'
import { PageCrumbs } from '../components/page/page-crumbs.tsx'
import { PageHead } from '../components/page/page-head.tsx'
import { PagePart } from '../components/page/page-part.tsx'
import { ContactDetails } from '../features/contact/contact-details.tsx'
import { ContactFacts } from '../features/contact/contact-facts.tsx'
import { ContactQuestions } from '../features/contact/contact-questions.tsx'
import { Postcard } from '../features/contact/postcard.tsx'
import { faqItems } from '../features/faq/faq-groups.ts'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { onceLoaded } from '../lib/once-loaded.ts'
import { useShopSettings } from '../lib/shop-settings.tsx'
import { paths } from '../paths.ts'

// in the server's HTML from the start; what checks it may load after the page
const ContactForm = lazy(() =>
  onceLoaded(
    import('../features/contact/contact-form.tsx').then((module) => ({ default: module.ContactForm })),
  ),
)

export const headers = publicPageHeaders

const crumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'Contact', href: paths.contact() },
]

const asked = ['lead-time', 'cleaning', 'refunds']

export default function ContactRoute() {
  const settings = useShopSettings()
  const { name, supportHours } = settings.identity
  const questions = faqItems(settings).filter(({ id }) => asked.includes(id))
  return (
    <div className="page-width">
      <PageHead
        title="Contact"
        description={`Write to ${name} about a kit, an order or your rental: support ${supportHours}, and an answer within 24 hours.`}
        path={paths.contact()}
      />
      <ContactFacts />
      <PageCrumbs crumbs={crumbs} />
      <div className="grid grid-cols-1 gap-x-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="pt-4 pb-8 lg:col-span-5 lg:col-start-8 lg:pl-6">
          <h1 className="type-display">Drop us a card</h1>
          <p className="mt-5 max-w-100 text-lead text-muted-foreground">
            About a kit, an order, or a stove you have never seen before. Someone who cooks reads it.
          </p>
        </div>
        <div className="weave weave-chef off-left-edge rounded-r-cloth border border-l-0 py-8 pr-6 pl-10 max-lg:off-right-edge max-lg:border-x-0 max-lg:px-page sm:py-12 lg:col-span-7 lg:row-span-2 lg:row-start-1 lg:pr-12 lg:pl-24">
          <Postcard title={`Dear ${name},`}>
            <PagePart>
              <ContactForm />
            </PagePart>
          </Postcard>
        </div>
        <div className="pt-10 lg:col-span-5 lg:col-start-8 lg:pt-4 lg:pl-6">
          <ContactDetails />
        </div>
      </div>
      <div className="mt-section">
        <ContactQuestions questions={questions} />
      </div>
      <div className="mt-section">
        <BookingCall
          title="No question at all?"
          text="Then the next thing you write could be a shopping list."
          label="Book your kit"
          weave="weave-chef"
          side="right"
        />
      </div>
    </div>
  )
}
