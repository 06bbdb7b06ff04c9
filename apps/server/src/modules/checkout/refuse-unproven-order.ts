import { decideUnprovenOrder } from '@trivet/core/accounts'
import * as accountsCopy from '@trivet/core/copy/accounts'
import { addDays, startOfDay } from '@trivet/core/dates'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import type { OrderFacts } from './order-facts.repo.ts'

/** Whether the orders of a day are counted: nobody has proven the email that each of them writes to. */
export function isCounted({ actor, limits }: Pick<UserContext, 'actor' | 'limits'>): boolean {
  return limits.enabled && !actor.isEmailProven
}

/** Until the address is proven, a stranger may get mails of a few orders a day and no more. */
export function refuseUnprovenOrder(
  ctx: UserContext,
  { lastPlaced, settings }: Pick<OrderFacts, 'lastPlaced' | 'settings'>,
): void {
  if (!isCounted(ctx)) return
  const now = ctx.clock.now()
  const { timeZone } = settings.settings
  const decision = decideUnprovenOrder({
    isEmailProven: ctx.actor.isEmailProven,
    // JSON carries instants as texts
    placedAt: lastPlaced.map(({ at }) => new Date(at)),
    now,
    timeZone,
  })
  if (decision.ok) return
  const tomorrow = startOfDay(addDays(ctx.clock.today(timeZone), 1), timeZone)
  throw new AppError('UNPROVEN_ORDERS_SPENT', {
    message: accountsCopy.unprovenOrdersSpent(decision.facts.perDay),
    retryAfterSeconds: Math.ceil((tomorrow.getTime() - now.getTime()) / 1000),
  })
}
