import * as ordersCopy from '@trivet/core/copy/orders'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { formatDay } from '@trivet/core/dates'
import { formatDollars, type Dollars } from '@trivet/core/money'
import { payoutMethods } from '@trivet/core/referrals'
import type { MaskedPayoutDetails } from '@trivet/core/contract/referrals'
import type { PayoutMethod } from '@trivet/core/referrals'
import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { DocketRow } from '@trivet/ui/docket'
import { RadioGroupField } from '@trivet/ui/radio-group-field'
import { TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { notify } from '../../lib/notify.ts'
import { shopToday } from '../../lib/shop-today.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { payoutMethodNames } from './host-words.ts'
import { expectedPayoutDay } from './payout-day.ts'

type PayoutDialogProps = { amount: Dollars; onClose: () => void }

export function PayoutDialog({ amount, onClose }: PayoutDialogProps) {
  const [method, setMethod] = useState<PayoutMethod>('creditToAccount')
  const details = trpc.referrals.payoutDetails.useQuery().data
  const utils = trpc.useUtils()
  const isRequested = useRef(false)
  const request = trpc.referrals.requestPayout.useMutation({
    onSuccess() {
      isRequested.current = true
      void utils.referrals.stats.invalidate()
      void utils.referrals.payouts.invalidate()
      notify.success(referralsCopy.payoutRequested)
      onClose()
    },
  })
  const isMissing = details !== undefined && !destinationOf(method, details)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isMissing) request.mutate({ paymentMethod: method })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Request Payout"
        description="Always all that is available; one request at a time."
        // the button that opened it goes with a request
        finalFocus={() => (isRequested.current ? document.getElementById('earnings') : true)}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              form="payout-request"
              loading={request.isPending}
              loadingText={ordersCopy.processing}
              disabled={isMissing}
              aria-describedby={isMissing ? 'payout-notice' : undefined}
            >
              Request {formatDollars(amount)}
            </Button>
          </>
        }
      >
        <form id="payout-request" noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
          {request.error && (
            <FormAlert>{messageOf(request.error, referralsCopy.payoutRequestFailed)}</FormAlert>
          )}
          <dl className="docket p-4 text-small">
            <DocketRow label="Amount" value={formatDollars(amount)} />
            <DocketRow label="Expected by" value={formatDay(expectedPayoutDay(shopToday()))} />
          </dl>
          <RadioGroupField
            label="Payment method"
            name="paymentMethod"
            variant="card"
            value={method}
            onChange={(event) => setMethod(event.currentTarget.value as PayoutMethod)}
            options={payoutMethods.map((value) => ({
              value,
              label: payoutMethodNames[value],
              hint: (details && destinationOf(value, details)) ?? undefined,
            }))}
          />
          {isMissing && <DetailsNotice method={method} />}
        </form>
      </DialogContent>
    </Dialog>
  )
}

function DetailsNotice({ method }: { method: PayoutMethod }) {
  return (
    <div
      id="payout-notice"
      role="status"
      className="flex gap-3 rounded-cloth bg-badge-warning-fill p-4 text-small text-badge-warning"
    >
      <TriangleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      <p>
        {referralsCopy.payoutDetailsMissing}.{' '}
        <Link to={paths.payoutDetails()} className="font-medium underline underline-offset-4">
          {method === 'paypal' ? 'Set your PayPal email' : 'Set your bank account'}
        </Link>
      </p>
    </div>
  )
}

/** Where a payout would go, masked; null where the profile does not say. */
function destinationOf(method: PayoutMethod, { paypalEmail, bank }: MaskedPayoutDetails): string | null {
  switch (method) {
    case 'creditToAccount':
      return 'For your own orders with us'
    case 'paypal':
      return paypalEmail
    case 'bankTransfer':
      return bank && `${bank.accountHolder}, account ${bank.accountNumber}`
  }
}
