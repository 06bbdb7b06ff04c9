import { pickupRefusalMessage } from '@trivet/core/copy/dispatch'
import type { PickupDecision } from '@trivet/core/dispatch'
import { formatMoney } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'

type PickupBarProps = {
  preview: PickupDecision
  counted: number
  all: number
  blockedBecause: string | null
  isPending: boolean
  error: string | null
}

/** At the foot of the window: how far the count is, what it costs the guest, and the one button. */
export function PickupBar({ preview, counted, all, blockedBecause, isPending, error }: PickupBarProps) {
  const left = all - counted
  const waiting = left > 0 ? `${left} more to count` : blockedBecause
  const refusal = preview.ok ? null : pickupRefusalMessage(preview)
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t bg-card p-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:mx-0 md:rounded-cloth md:border"
    >
      <div aria-live="polite" className="min-w-0 tabular-nums">
        <p className="font-semibold">{preview.ok ? chargeText(preview) : refusal}</p>
        <p className="text-muted-foreground">{waiting ?? `All ${all} kinds of pieces counted`}</p>
      </div>
      <Button
        type="submit"
        size="lg"
        className="max-sm:w-full"
        disabled={!preview.ok || waiting !== null}
        loading={isPending}
        loadingText="Saving…"
      >
        Complete pickup
      </Button>
      {error && (
        <p role="alert" className="w-full font-medium text-destructive">
          {error}
        </p>
      )}
    </div>
  )
}

function chargeText({
  chargeCents,
  coveredCents,
  waivedCents,
}: Extract<PickupDecision, { ok: true }>): string {
  const parts = [
    `The guest pays ${formatMoney(chargeCents)}`,
    ...(coveredCents > 0 ? [`protection bears ${formatMoney(coveredCents)}`] : []),
    ...(waivedCents > 0 ? [`${formatMoney(waivedCents)} not charged`] : []),
  ]
  return parts.join(' · ')
}
