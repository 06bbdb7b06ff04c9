import type { ReferralStats } from '@trivet/core/contract/referrals'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'

const PayoutDialog = lazyPart(() => import('./payout-dialog.tsx').then((module) => module.PayoutDialog))

/** Only where there is something to pay out; one request waits at a time. */
export function RequestPayout({ stats: { pendingPayout, requested } }: { stats: ReferralStats }) {
  const [isOpen, setIsOpen] = useState(false)
  if (pendingPayout <= 0) return null
  if (requested > 0) {
    return (
      <p className="text-caption text-muted-foreground">
        You can request it as soon as your open request is decided.
      </p>
    )
  }
  return (
    <>
      <Button size="sm" className="h-11 px-5" onClick={() => setIsOpen(true)}>
        Request Payout
      </Button>
      {isOpen && <PayoutDialog amount={pendingPayout} onClose={() => setIsOpen(false)} />}
    </>
  )
}
