import type { OrderCommissionState, StaffOrder } from '@trivet/core/contract/orders'
import { formatDollars } from '@trivet/core/money'
import { Link } from 'react-router'
import { Fact, Facts, Panel } from '../../components/panel.tsx'
import { paths } from '../../paths.ts'

const stateSentence = {
  unpaid: 'Earned once the order is paid',
  none: 'Nothing is earned with this order',
  pending: 'On its way, until the order completes',
  held: 'Held for review, under Referrals',
  available: 'Available for a payout',
  reversed: 'Taken back',
} as const satisfies Record<OrderCommissionState, string>

/** The code it was placed with, and what its host earns by it. */
export function ReferralPanel({ referral, paymentState }: Pick<StaffOrder, 'referral' | 'paymentState'>) {
  if (!referral) return null
  const { code, host, commission, commissionPercent, state, takenBack } = referral
  return (
    <Panel title="Host">
      <Facts>
        <Fact label="Code">
          <span className="font-mono">{code}</span>
        </Fact>
        <Fact label="Host">
          <Link to={paths.user(host)} className="underline underline-offset-4">
            {host.name}
          </Link>
          <br />
          {host.email}
        </Fact>
        <Fact label="Commission">
          {state !== 'none' && (
            <>
              <span className="font-mono tabular-nums">{formatDollars(commission)}</span> ({commissionPercent}
              %)
              <br />
            </>
          )}
          {paymentState === 'waived' ? 'Nothing: the price was waived' : stateSentence[state]}
        </Fact>
        {takenBack > 0 && state !== 'reversed' && (
          <Fact label="Taken back">
            <span className="font-mono tabular-nums">{formatDollars(takenBack)}</span>
          </Fact>
        )}
      </Facts>
    </Panel>
  )
}
