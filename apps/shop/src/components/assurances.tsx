import { defaultRates } from '@trivet/core'
import type { CalendarDate } from '@trivet/core'
import { Headset, ShieldCheck, Sparkles } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { CancellationRule } from './cancellation-rule.tsx'
import { support } from './support.ts'

const protectionPercent = defaultRates.damageProtectionBasisPoints / 100

type AssurancesProps = {
  /** The delivery day, once it is chosen. */
  start: CalendarDate | null
  /** Whether damage protection is on; undefined where it is not asked yet. */
  isProtected?: boolean | undefined
}

/** What people ask themselves right before they press the button: the same answers, wherever there is one. */
export function Assurances({ start, isProtected }: AssurancesProps) {
  return (
    <section aria-label="Good to know" className="flex flex-col gap-3">
      <CancellationRule start={start} />
      <Assurance Icon={ShieldCheck}>{protectionText(isProtected)}</Assurance>
      <Assurance Icon={Sparkles}>
        Washing up, delivery and pickup are ours. You pack and clean nothing.
      </Assurance>
      <Assurance Icon={Headset}>
        A question first? {support.hours}, or{' '}
        <a href={`mailto:${support.email}`} className="font-medium underline underline-offset-4">
          {support.email}
        </a>
        . {support.reply}
      </Assurance>
    </section>
  )
}

function protectionText(isProtected: boolean | undefined): string {
  if (isProtected) return 'Damage protection is on: what chips, scratches or breaks costs you nothing more.'
  const offer = `${protectionPercent} % of the rental cost covers what chips, scratches or breaks`
  return isProtected === false
    ? `Damage protection is off. ${offer}; you can still add it in the cart.`
    : `Damage protection is yours to add: ${offer}.`
}

function Assurance({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex gap-3 text-small text-muted-foreground">
      <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
