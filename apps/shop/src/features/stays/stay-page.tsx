import { referralDiscountPercent } from '@trivet/core/referrals'
import { missingCategories } from '@trivet/core/stays'
import type { PublicStay } from '@trivet/core/contract/stays'
import { Button } from '@trivet/ui/button'
import { cn } from '@trivet/ui/cn'
import { Check, House, Ticket } from 'lucide-react'
import { lazy, memo, useEffect } from 'react'
import { Link } from 'react-router'
import { PagePart } from '../../components/page/page-part.tsx'
import { tripDatesRoom } from '../../components/rental/trip-dates-room.ts'
import { onceLoaded } from '../../lib/once-loaded.ts'
import { storedCode } from '../../lib/referral-store.ts'
import { rememberPlace } from '../../lib/place-store.ts'
import { rememberStay } from '../../lib/stay-store.ts'
import { paths } from '../../paths.ts'
import { categoryName } from './kitchen-words.ts'
import { MissingPieces } from './missing-pieces.tsx'

const TripDatesField = lazy(() =>
  onceLoaded(
    import('../../components/rental/trip-dates-field.tsx').then((file) => ({ default: file.TripDatesField })),
  ),
)

// what is typed in it stays while its script is under way
const LateDates = memo(function LateDates() {
  return (
    <PagePart>
      <TripDatesField />
    </PagePart>
  )
})

/** A rental as its guests find it: what is there, what is not, and the shop set up for it. */
export function StayPage({ stay }: { stay: PublicStay }) {
  useStay(stay)
  const { title, area, has, referralCode } = stay
  return (
    <div className="page-width pb-section">
      <div className="grid grid-cols-1 items-center gap-x-6 gap-y-8 pt-8 lg:grid-cols-12 lg:pt-12">
        <header className="wrap-anywhere lg:col-span-5">
          <p className="text-small font-semibold text-specialty">
            {area.city}, {area.state}
          </p>
          <h1 className="mt-2 type-h1">{title}</h1>
          <p className="mt-4 max-w-110 text-lead text-muted-foreground">
            Your host has told us what the kitchen has. We bring the rest before you arrive and pick it up
            after you leave.
          </p>
          <ul className="mt-6 flex flex-col gap-3 text-small">
            {referralCode && (
              <li className="flex gap-3">
                <Ticket aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
                <span>
                  <span className="rounded-tool bg-accent px-2.5 py-0.5 font-medium text-accent-foreground">
                    {referralDiscountPercent}% off your first order
                  </span>{' '}
                  with the code <span className="font-mono font-semibold">{referralCode}</span>
                </span>
              </li>
            )}
            <li className="flex gap-3">
              <House aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
              Delivered to {title}: your host has saved the address, so there is nothing to type.
            </li>
          </ul>
        </header>
        <section
          aria-labelledby="kitchen"
          className="weave off-right-edge weave-specialty rounded-cloth border-y border-l max-lg:off-left-edge lg:col-span-7"
        >
          <div className="docket my-10 mr-page ml-22 max-w-110 p-5 text-small sm:p-6">
            <h2 id="kitchen" className="font-semibold uppercase">
              The kitchen
            </h2>
            {has.length > 0 && (
              <ul aria-label="Is there" className="mt-3">
                {has.map((category) => (
                  <li key={category} className="flex items-center gap-2 py-0.5">
                    <Check aria-hidden strokeWidth={2} className="size-4 text-success" />
                    {categoryName(category)}
                  </li>
                ))}
              </ul>
            )}
            {has.length === 0 && <p className="mt-3">Nothing of ours is there yet.</p>}
            <Missing has={has} />
          </div>
        </section>
      </div>
      <div className={cn('mt-10 max-w-110', tripDatesRoom)}>
        <LateDates />
      </div>
      <MissingPieces stay={stay} />
      <div className="mt-section border-t pt-8">
        <p className="max-w-prose text-muted-foreground">
          Would you rather have a kit for the whole week? All of our kits come with this address and your
          host’s code, too.
        </p>
        <Button variant="secondary" className="mt-4" render={<Link to={paths.catalog()} />}>
          Browse the kits
        </Button>
      </div>
    </div>
  )
}

function Missing({ has }: { has: PublicStay['has'] }) {
  // what else there is, nobody knows by the name of its kind
  const missing = missingCategories({ categories: has, products: [] }).filter((kind) => kind !== 'other')
  if (missing.length === 0) return null
  return (
    <p className="mt-3 border-t border-dashed border-input pt-3 text-muted-foreground">
      Not there: {missing.map(categoryName).join(', ')}
    </p>
  )
}

/** In the browser alone: the page itself is the same for everybody. */
function useStay({ slug, title, area, referralCode }: PublicStay) {
  const { city, state, zip } = area
  useEffect(() => {
    rememberStay({ slug, title, city, state })
    if (zip !== null) rememberPlace(zip)
    if (referralCode && storedCode.get() !== referralCode) storedCode.set(referralCode)
  }, [slug, title, city, state, zip, referralCode])
}
