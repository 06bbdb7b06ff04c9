import { defaultCountry, isCountryCode } from '@trivet/core/address'
import type { Stay } from '@trivet/core/contract/stays'
import * as staysCopy from '@trivet/core/copy/stays'
import { Button } from '@trivet/ui/button'
import { SquarePen, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { servedPlace } from '../../components/delivery/served-place.ts'
import { CopyButton } from '../../components/share/copy-button.tsx'
import { cardFiles, MarketingDownloads, qrFiles } from '../../components/referral/marketing-downloads.tsx'
import { MarketingPicture } from '../../components/referral/marketing-picture.tsx'
import { ShareButton } from '../../components/share/share-button.tsx'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { useReferralCode } from '../../lib/use-referral-code.ts'
import { paths } from '../../paths.ts'
import { DeleteStay } from './delete-stay.tsx'
import { kitchenText } from './kitchen-words.ts'

type StayCardProps = { stay: Stay; onEdit: () => void }

export function StayCard({ stay, onEdit }: StayCardProps) {
  const { _id, slug, title, link, address, airbnbListing, has } = stay
  const headingId = `stay-${_id}`
  return (
    <article
      aria-labelledby={headingId}
      className="weave-edge flex flex-col gap-4 rounded-cloth border bg-card p-5 pl-7 weave-specialty [--stripes:initial] sm:p-6 sm:pl-8"
    >
      <header>
        <h3 id={headingId} className="type-h3 break-words">
          <Link to={paths.stay({ slug })} className="rounded-cloth underline-offset-4 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-small">
          {address.street}, {address.city}, {address.state} {address.postalCode}
        </p>
        <NotServed address={address} />
        {airbnbListing && (
          <p className="font-mono text-caption break-all text-muted-foreground">{airbnbListing}</p>
        )}
        <p className="mt-1 text-small text-muted-foreground">{kitchenText(has)}</p>
      </header>
      <p className="font-mono text-small break-all select-all">{link}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          size="sm"
          className="h-11"
          text={link}
          label="Copy link"
          of={`of ${title}`}
          copied="Link copied to clipboard!"
        />
        <ShareButton size="sm" className="h-11" share={{ title, url: link }} of={title} />
      </div>
      <StayMaterial stay={stay} />
      <footer className="mt-auto flex flex-wrap gap-2 border-t pt-4">
        <Button size="sm" variant="secondary" className="h-11" onClick={onEdit}>
          <SquarePen aria-hidden strokeWidth={1.75} />
          Edit<span className="sr-only"> {title}</span>
        </Button>
        <DeleteStay stay={stay} />
      </footer>
    </article>
  )
}

/** Saved before the address was looked at, or while the shop still delivered there. */
function NotServed({ address }: Pick<Stay, 'address'>) {
  const { serviceAreas } = useShopSettings()
  const country = isCountryCode(address.country) ? address.country : defaultCountry
  const { outside } = servedPlace({ ...address, country }, serviceAreas)
  if (!outside) return null
  return (
    <p className="my-2 flex gap-2 rounded-cloth bg-badge-warning-fill px-3 py-2 text-small font-medium text-badge-warning">
      <TriangleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
      {staysCopy.stayNotServed(outside.message)}
    </p>
  )
}

function StayMaterial({ stay: { slug, title } }: { stay: Stay }) {
  const { referral } = useReferralCode()
  if (!referral) {
    return (
      <p className="text-small text-muted-foreground">
        Its QR code and card need your referral code. Generate it above.
      </p>
    )
  }
  const { code } = referral
  return (
    <details className="rounded-cloth border">
      <summary className="min-h-11 px-4 py-2.5 text-small font-medium">
        QR code and card<span className="sr-only"> of {title}</span>
      </summary>
      <div className="flex flex-wrap items-start gap-5 border-t p-4">
        <MarketingPicture
          src={paths.marketing({ code, file: 'qr.svg', stay: slug })}
          alt={`QR code that leads to the page of ${title}`}
          width={200}
          height={200}
          className="size-50 rounded-cloth border"
        />
        <div>
          <MarketingDownloads code={code} files={[...qrFiles, ...cardFiles]} stay={{ slug, title }} />
        </div>
      </div>
    </details>
  )
}
