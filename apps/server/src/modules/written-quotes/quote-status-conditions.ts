import { unacceptedStatuses, type WrittenQuoteStatus } from '@trivet/core/written-quotes'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'

type Joined = Tables & { q: Tables['written_quotes']; o: Tables['orders'] }

const eb = expressionBuilder<Joined, 'q' | 'o'>()

// there may be no order to ask
const isTrue = (condition: Expression<SqlBool>) => eb.fn.coalesce(condition, eb.lit(false))

const isAccepted = isTrue(
  eb.or([eb('o.paid_at', 'is not', null), eb('o.status', 'not in', unacceptedStatuses)]),
)
const isWithdrawn = eb('q.withdrawn_at', 'is not', null)
const hasLostItsUnits = isTrue(eb.and([eb('q.holds_units', '=', true), eb('o.status', '=', 'cancelled')]))

const isUnpaidUntil = (now: Date) =>
  eb.and([eb.not(isAccepted), eb.not(isWithdrawn), eb('q.expires_at', '>', now)])

/** Of quotes `q` with their orders `o`: the same as core's `writtenQuoteStatus`, for the database. */
export const writtenQuoteIs: Record<WrittenQuoteStatus, (now: Date) => Expression<SqlBool>> = {
  open: (now) => eb.and([isUnpaidUntil(now), eb.not(hasLostItsUnits)]),
  accepted: () => isAccepted,
  expired: (now) => eb.and([eb.not(isAccepted), eb.not(isWithdrawn), eb('q.expires_at', '<=', now)]),
  withdrawn: (now) =>
    eb.or([eb.and([eb.not(isAccepted), isWithdrawn]), eb.and([isUnpaidUntil(now), hasLostItsUnits])]),
}
