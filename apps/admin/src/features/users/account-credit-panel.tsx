import { decideGoodwill, type GoodwillFaults } from '@trivet/core/account-credit'
import {
  accountCredit,
  accountCreditCauseText,
  goodwillOfStaff,
  goodwillOwnAccount,
} from '@trivet/core/copy/account-credit'
import type { StaffAccountCredit } from '@trivet/core/contract/account-credit'
import type { StaffAccount } from '@trivet/core/contract/accounts'
import { formatDollars } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'
import { Instant } from '../../components/instant.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useMay } from '../../lib/may.ts'
import { useStaff } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { GoodwillDialog } from './goodwill-dialog.tsx'

/** What the customer has to spend, why, and a way to give more. */
export function AccountCreditPanel({ account }: { account: StaffAccount }) {
  const { _id: id, name, isHost, staffRole } = account
  const credit = trpc.accountCredit.ofUser.useQuery({ id })
  const giverId = useStaff()?._id ?? ''
  const decision = decideGoodwill({ giverId, account: { id, staffRole } })
  const maySeePayouts = useMay('payouts')
  const [isGiving, setIsGiving] = useState(false)
  return (
    <Panel title={accountCredit}>
      <QueryState query={credit} failure="Failed to load the account credit">
        {({ balance, entries }) => (
          <>
            <p className="mb-3 font-mono text-lead font-medium tabular-nums">{formatDollars(balance)}</p>
            <ol className="mb-3 divide-y">
              {entries.map((entry) => (
                <Entry key={entry._id} {...entry} />
              ))}
            </ol>
            {isHost && !maySeePayouts && (
              <p className="mb-3 text-muted-foreground">
                Credit from payouts is in the balance, and not listed.
              </p>
            )}
          </>
        )}
      </QueryState>
      {decision.ok ? (
        <Button variant="secondary" size="sm" onClick={() => setIsGiving(true)}>
          Add credit
        </Button>
      ) : (
        <p className="text-muted-foreground">{notGiven[decision.code]}</p>
      )}
      {isGiving && <GoodwillDialog id={id} name={name} onClose={() => setIsGiving(false)} />}
    </Panel>
  )
}

const notGiven = {
  'own-account': goodwillOwnAccount,
  'account-of-staff': goodwillOfStaff,
} as const satisfies Record<keyof GoodwillFaults, string>

/** Its owner reads 'your'. */
const staffCauseText = { ...accountCreditCauseText, payout: 'Payout of host earnings' }

function Entry({ at, cause, amount, order, reason, by }: StaffAccountCredit['entries'][number]) {
  return (
    <li className="flex justify-between gap-4 py-2">
      <div className="min-w-0">
        <p>
          {by ? `Given by ${by}` : staffCauseText[cause]}{' '}
          {order && (
            <Link
              to={paths.order(order)}
              className="font-mono whitespace-nowrap underline underline-offset-4"
            >
              {order.number}
            </Link>
          )}
        </p>
        {reason && <p className="break-words text-muted-foreground">{reason}</p>}
        <p className="text-muted-foreground">
          <Instant at={at} />
        </p>
      </div>
      <span className="font-mono tabular-nums">
        {amount > 0 && '+'}
        {formatDollars(amount)}
      </span>
    </li>
  )
}
