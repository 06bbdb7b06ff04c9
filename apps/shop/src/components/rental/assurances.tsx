import { depositText } from '@trivet/core/copy/payments'
import type { Cents } from '@trivet/core/money'
import { percentText } from '@trivet/core/settings'
import type { CalendarDate } from '@trivet/core/dates'
import { Headset, ShieldCheck, Sparkles, Undo2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { CancellationRule } from './cancellation-rule.tsx'
import { supportReply } from '../support.ts'
import { SupportEmail } from '../support-email.tsx'

type AssurancesProps = {
  /** The delivery day, once it is chosen. */
  start: CalendarDate | null
  /** 'shown' where its own box stands right there. */
  protection: 'on' | 'off' | 'offered' | 'shown'
  /** Of all that is rented here; 'shown' where the docket tells it. */
  deposit: Cents | 'shown'
}

/** What people ask themselves right before they press the button: the same answers, wherever there is one. */
export function Assurances({ start, protection, deposit }: AssurancesProps) {
  const { rates, identity } = useShopSettings()
  const protectionText = protectionTexts(percentText(rates.damageProtectionBasisPoints))
  return (
    <section aria-label="Good to know" className="flex flex-col gap-3">
      <CancellationRule start={start} />
      {protection !== 'shown' && <Assurance Icon={ShieldCheck}>{protectionText[protection]}</Assurance>}
      {deposit !== 'shown' && <Assurance Icon={Undo2}>{depositText(deposit)}</Assurance>}
      <Assurance Icon={Sparkles}>Dishes, delivery and pickup are ours. You pack and clean nothing.</Assurance>
      <Assurance Icon={Headset}>
        A question first? {identity.supportHours}, or <SupportEmail className="font-medium" />. {supportReply}
      </Assurance>
    </section>
  )
}

function protectionTexts(percent: string) {
  const offer = `${percent} of the rental cost covers what chips, scratches or breaks`
  return {
    on: 'Damage protection is on: what chips, scratches or breaks costs you nothing more.',
    off: `Damage protection is off. ${offer}; you can still add it in the cart.`,
    offered: `Damage protection is yours to add in the cart: ${offer}.`,
  } as const
}

function Assurance({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex gap-3 text-small text-muted-foreground">
      <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
