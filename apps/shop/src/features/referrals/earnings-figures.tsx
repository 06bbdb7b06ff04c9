import { formatDollars } from '@trivet/core/money'
import type { ReferralStats } from '@trivet/core/contract/referrals'
import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { commissionPercent } from './host-words.ts'
import { RequestPayout } from './request-payout.tsx'

/** The figures of a host, each with what it means and the way to what it is made of. */
export function EarningsFigures({ stats }: { stats: ReferralStats }) {
  const {
    totalEarnings,
    pendingCommission,
    heldCommission,
    pendingPayout,
    requested,
    totalUsage,
    totalPaidOut,
  } = stats
  return (
    <section aria-labelledby="earnings">
      <h2 id="earnings" tabIndex={-1} className="type-h2">
        Earnings overview
      </h2>
      <dl className="docket mt-6 grid sm:grid-cols-2 lg:grid-cols-4">
        <Figure
          name="Total earned"
          value={formatDollars(totalEarnings)}
          meaning={`${commissionPercent}% of what your guests paid for the rental itself, less refunds.`}
          more={{ part: 'months', label: 'By month' }}
        />
        <Figure
          name="Available for payout"
          value={formatDollars(pendingPayout)}
          meaning={
            pendingPayout < 0
              ? 'A refund came after a payout. Your next commissions fill this up first.'
              : 'From completed orders, and not requested yet.'
          }
        >
          <RequestPayout stats={stats} />
        </Figure>
        <Figure
          name="Total referrals"
          value={String(totalUsage)}
          meaning="Orders with your code that were paid and not cancelled."
          more={{ part: 'referrals', label: 'Recent referrals' }}
        />
        <Figure
          name="Total paid out"
          value={formatDollars(totalPaidOut)}
          meaning="All payouts that went through."
          more={{ part: 'payouts', label: 'Payout history' }}
        />
        <Part name="On its way" value={formatDollars(pendingCommission)}>
          Paid by guests. It becomes available when we have collected their kits and closed the order.
        </Part>
        {heldCommission > 0 && (
          <Part name="Being checked" value={formatDollars(heldCommission)}>
            Some details of the order look like yours, so one of us has a look first. We write when it is
            decided.
          </Part>
        )}
        <Part name="Requested" value={formatDollars(requested)}>
          In an open payout request.
        </Part>
      </dl>
    </section>
  )
}

type FigureProps = {
  name: string
  value: string
  meaning: string
  more?: { part: string; label: string }
  children?: ReactNode
}

function Figure({ name, value, meaning, more, children }: FigureProps) {
  return (
    <div className="flex flex-col border-input p-5 not-first:border-dashed max-lg:not-first:border-t sm:p-6 sm:max-lg:nth-2:border-t-0 sm:max-lg:even:border-l lg:not-first:border-l">
      <dt className="text-small">{name}</dt>
      <dd className="mt-1 text-h2 leading-none font-bold">{value}</dd>
      <dd className="mt-3 font-sans text-caption text-muted-foreground">{meaning}</dd>
      {(more || children) && (
        <dd className="mt-auto pt-3 font-sans">
          {more && (
            <Link
              to={paths.hostDashboard({ part: more.part })}
              className="inline-flex min-h-11 items-center text-small font-medium underline underline-offset-4"
            >
              {more.label}
            </Link>
          )}
          {children}
        </dd>
      )}
    </div>
  )
}

function Part({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="border-t border-dashed border-input p-5 sm:max-lg:col-span-2 sm:p-6 lg:col-span-2">
      <dt className="inline text-small">{name}</dt> <dd className="inline font-bold">{value}</dd>
      <dd className="font-sans text-caption text-muted-foreground">{children}</dd>
    </div>
  )
}
