import type { MaskedPayoutDetails } from '@trivet/core/contract/referrals'
import { Button } from '@trivet/ui/button'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { useFocusWhenLost } from '@trivet/ui/use-focus-when-lost'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { BankForm } from './bank-form.tsx'
import { ForgetForm } from './forget-form.tsx'
import { PaypalForm } from './paypal-form.tsx'

/** Where payouts go. What is stored is shown masked, and never again in full. */
export function PayoutDetails() {
  const details = trpc.referrals.payoutDetails.useQuery()
  const heading = useFocusFromLink()
  return (
    <section aria-labelledby="payout-details">
      <h3 id="payout-details" ref={heading} tabIndex={-1} className="font-semibold outline-none">
        Payment details
      </h3>
      <p className="mt-1 text-small text-muted-foreground">For payouts of your commissions.</p>
      {details.data && <Ways details={details.data} />}
      {details.error && !details.data && (
        <ErrorState
          className="mt-4"
          title={messageOf(details.error, 'Failed to load your payment details')}
          onRetry={() => void details.refetch()}
          isRetrying={details.isFetching}
        />
      )}
      {!details.data && !details.error && (
        <SkeletonGroup label="Loading your payment details" className="mt-4 flex flex-col gap-4">
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
        </SkeletonGroup>
      )}
    </section>
  )
}

function Ways({ details: { paypalEmail, bank } }: { details: MaskedPayoutDetails }) {
  return (
    <div className="mt-2 divide-y">
      <Way name="PayPal" stored={paypalEmail} forget={{ paypalEmail: null }}>
        {(close) => <PaypalForm onDone={close} />}
      </Way>
      <Way
        name="Bank account"
        stored={bank && `${bank.accountHolder}, account ${bank.accountNumber}`}
        forget={{ bank: null }}
      >
        {(close) => <BankForm onDone={close} />}
      </Way>
    </div>
  )
}

type WayProps = {
  name: string
  stored: string | null
  forget: { paypalEmail: null } | { bank: null }
  children: (close: () => void) => ReactNode
}

function Way({ name, stored, forget, children }: WayProps) {
  const [open, setOpen] = useState<'change' | 'forget' | null>(null)
  const close = () => setOpen(null)
  const way = useFocusInside(open)
  // what was forgotten cannot be forgotten again
  const setUp = useFocusWhenLost<HTMLButtonElement>()
  return (
    <div ref={way} className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-small">
          <span className="font-medium">{name}</span>
          <span className="block font-mono break-all text-muted-foreground">{stored ?? 'Not set'}</span>
        </p>
        {open === null && (
          <div className="flex gap-2">
            <Button
              ref={setUp}
              size="sm"
              variant="secondary"
              className="h-11"
              data-opens="change"
              onClick={() => setOpen('change')}
            >
              {stored ? 'Change' : 'Set up'}
              <span className="sr-only"> {name}</span>
            </Button>
            {stored && (
              <Button
                size="sm"
                variant="ghost"
                className="h-11"
                data-opens="forget"
                onClick={() => setOpen('forget')}
              >
                Forget<span className="sr-only"> {name}</span>
              </Button>
            )}
          </div>
        )}
      </div>
      {open === 'change' && <div className="mt-4">{children(close)}</div>}
      {open === 'forget' && (
        <div className="mt-4">
          <ForgetForm name={name} forget={forget} onDone={close} />
        </div>
      )}
    </div>
  )
}

/** What was pressed is gone: the form's first field takes the focus, and after it the button that opened it. */
function useFocusInside(open: string | null) {
  const way = useRef<HTMLDivElement>(null)
  const before = useRef(open)
  useEffect(() => {
    const find = (what: string) => way.current?.querySelector<HTMLElement>(what)
    const opener = () => find(`[data-opens=${before.current}]`) ?? find('[data-opens]')
    if (before.current !== open) (open === null ? opener() : find('input'))?.focus()
    before.current = open
  }, [open])
  return way
}

/** The notice of the payout dialog leads here. */
function useFocusFromLink() {
  const { hash } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hash !== '#payout-details') return
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [hash])
  return heading
}
