import { Button } from '@trivet/ui/button'
import { Logo } from '@trivet/ui/logo'
import { use } from 'react'
import script from 'virtual:offline-page'
import { PageHead } from '../components/page/page-head.tsx'
import { support } from '../components/support.ts'
import { SupportEmail } from '../components/support-email.tsx'
import { plainPage } from '../lib/plain-page.ts'
import { ScriptMark } from '../lib/script-mark.ts'

export const handle = plainPage

export function headers() {
  return { 'Cache-Control': 'no-cache' }
}

/** Kept by the service worker and shown in place of any page that cannot be had: React never hydrates it. */
export default function OfflineRoute() {
  return (
    <main className="page-width flex min-h-dvh max-w-160 flex-col gap-8 py-8">
      <PageHead title="Offline" />
      <Logo />
      <div>
        <h1 id="title" className="type-h1">
          You are offline
        </h1>
        <p className="mt-3 text-lead text-muted-foreground">
          Prices and free dates need a connection, so we show none. Your cart and dates are kept.
        </p>
        <Button id="again" className="mt-6">
          Try again
        </Button>
      </div>
      <section id="trip" hidden aria-labelledby="trip-title" className="docket p-5">
        <h2 id="trip-title" className="type-h3">
          Your next delivery
        </h2>
        <dl className="mt-4 grid gap-4">
          <Fact name="Order" id="number" className="font-mono" />
          <Fact name="We deliver" id="delivery" />
          <Fact name="We pick up" id="pickup" />
          <Fact name="Where" id="place" className="flex flex-col" />
        </dl>
        <h3 className="mt-4 text-small text-muted-foreground">What comes</h3>
        <ul id="pieces" />
        <p className="mt-4 text-small text-muted-foreground">
          As of <span id="as-of" />; changes since then are not here.
        </p>
      </section>
      <p>
        Something urgent? Write to <SupportEmail />, {support.hours}.
      </p>
      <script nonce={use(ScriptMark)}>{script}</script>
    </main>
  )
}

type FactProps = { name: string; id: string; className?: string }

function Fact({ name, id, className }: FactProps) {
  return (
    <div>
      <dt className="text-small text-muted-foreground">{name}</dt>
      <dd id={id} className={className} />
    </div>
  )
}
