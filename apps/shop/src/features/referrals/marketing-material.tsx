import type { ReferralCode } from '@trivet/core/contract/referrals'
import { Button } from '@trivet/ui/button'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { CopyButton } from '../../components/share/copy-button.tsx'
import { cardFiles, MarketingDownloads, qrFiles } from '../../components/referral/marketing-downloads.tsx'
import { MarketingPicture } from '../../components/referral/marketing-picture.tsx'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { useReferralCode } from '../../lib/use-referral-code.ts'
import { paths } from '../../paths.ts'
import { guestEmail } from './guest-email.ts'

/** What a host lays on the table, hangs beside the stove and writes to the guests. */
export function MarketingMaterial({ hostName }: { hostName: string }) {
  const { referral } = useReferralCode()
  if (referral === undefined) return null
  return (
    <section aria-labelledby="material">
      <h2 id="material" className="type-h2">
        For your guests
      </h2>
      {referral === null ? (
        <p className="mt-3 text-muted-foreground">
          Generate your referral code first; the card, the QR code and the email are made with it.
        </p>
      ) : (
        <div className="mt-6 grid grid-cols-1 items-start gap-6 md:grid-cols-12">
          <ListingCard referral={referral} />
          <QrCode referral={referral} />
          <EmailTemplate referral={referral} hostName={hostName} />
        </div>
      )}
    </section>
  )
}

function ListingCard({ referral: { code } }: { referral: ReferralCode }) {
  return (
    <Piece title="Listing card" text="To lay on the kitchen table." className="md:col-span-7 lg:col-span-4">
      <div className="weave weave-essential flex justify-center rounded-cloth border p-6 pl-20">
        <MarketingPicture
          src={paths.marketing({ code, file: 'listing-card.png' })}
          alt={`Listing card with the code ${code} and its QR code`}
          width={400}
          height={600}
          className="h-auto w-full max-w-60 rounded-cloth border shadow-contact"
        />
      </div>
      <MarketingDownloads code={code} files={cardFiles} />
    </Piece>
  )
}

function QrCode({ referral: { code, link } }: { referral: ReferralCode }) {
  return (
    <Piece
      title="QR code"
      text="Opens the shop with your code applied."
      className="md:col-span-5 lg:col-span-3"
    >
      <MarketingPicture
        src={paths.marketing({ code, file: 'qr.svg' })}
        alt={`QR code that leads to ${link}`}
        width={200}
        height={200}
        className="size-50 rounded-cloth border"
      />
      <MarketingDownloads code={code} files={qrFiles} />
      <CopyButton
        size="sm"
        className="h-11 self-start"
        text={link}
        label="Copy its link"
        copied="Link copied to clipboard!"
      />
    </Piece>
  )
}

type EmailTemplateProps = { referral: ReferralCode; hostName: string }

function EmailTemplate({ referral, hostName }: EmailTemplateProps) {
  const { subject, body } = guestEmail(referral, { hostName, shop: useShopSettings().identity.name })
  const text = `${subject}\n\n${body}\n`
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return (
    <Piece
      title="Guest email"
      text="To send a week before they arrive."
      className="md:col-span-12 lg:col-span-5"
    >
      <div className="rounded-cloth border bg-muted p-5 text-small">
        <p className="font-semibold">{subject}</p>
        <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">{body}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={text} label="Copy email" copied="Email copied to clipboard!" />
        <Button variant="secondary" render={<a href={mail} />}>
          <Mail aria-hidden strokeWidth={1.75} />
          Open in your mail
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="trivet-guest-email.txt"
          className="inline-flex min-h-11 items-center text-small font-medium underline underline-offset-4"
        >
          Download as text
        </a>
      </div>
    </Piece>
  )
}

type PieceProps = { title: string; text: string; className: string; children: ReactNode }

function Piece({ title, text, className, children }: PieceProps) {
  return (
    <article className={`flex min-w-0 flex-col gap-4 rounded-cloth border bg-card p-5 sm:p-6 ${className}`}>
      <header>
        <h3 className="type-h3">{title}</h3>
        <p className="mt-1 text-small text-muted-foreground">{text}</p>
      </header>
      {children}
    </article>
  )
}
