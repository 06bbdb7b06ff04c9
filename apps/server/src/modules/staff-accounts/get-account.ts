import type { StaffAccount } from '@trivet/core/contract/accounts'
import { toDecimal } from '@trivet/core/money'
import { hostFigures } from '@trivet/core/referrals'
import { may } from '@trivet/core/staff'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { countOtherOwners, findShownAccount, toProfile } from '../accounts/index.ts'
import { findCommissionEntries } from '../referrals/index.ts'
import { findBelongings, type Belongings } from './belongings.repo.ts'
import { mayChangeEmail } from './may-change-email.ts'

const shown = 5

/** One account with what belongs to it, for staff. */
export async function getAccount(ctx: UserContext, { id }: { id: string }): Promise<StaffAccount> {
  const [account, belongings, entries, otherOwners] = await Promise.all([
    findShownAccount(ctx.sql, { userId: id, seesStaff: may(ctx.actor.staffRole, 'staff') }),
    findBelongings(ctx.sql, { userId: id, now: ctx.clock.now(), count: shown }),
    findCommissionEntries(ctx.sql, id),
    countOtherOwners(ctx.sql, id),
  ])
  if (!account || !belongings) throw new AppError('ACCOUNT_NOT_FOUND')
  const { staffRole, isHost, isSample, createdAt, updatedAt, disabledAt, erasedAt } = account
  const hasReferrals = may(ctx.actor.staffRole, 'payouts') && (isHost || belongings.codes > 0)
  return {
    ...toProfile(account),
    staffRole,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    disabledAt: disabledAt?.toISOString() ?? null,
    erasedAt: erasedAt?.toISOString() ?? null,
    isSample,
    mayChangeEmail: mayChangeEmail(ctx, { isHost, ...belongings }),
    isLastOwner: staffRole === 'owner' && disabledAt === null && otherOwners === 0,
    sessions: belongings.sessions,
    hasSecondFactor: belongings.hasSecondFactor,
    orders: ordersOf(belongings),
    kits: {
      total: belongings.kits,
      recent: belongings.recentKits.map(({ id: kitId, lastModified, ...kit }) => ({
        _id: kitId,
        ...kit,
        lastModified: instant(lastModified),
      })),
    },
    referrals: hasReferrals ? referralsOf(belongings, hostFigures(entries)) : null,
  }
}

function ordersOf({ orders, spentCents, recentOrders }: Belongings): StaffAccount['orders'] {
  return {
    total: orders,
    spent: toDecimal(spentCents),
    recent: recentOrders.map(({ id, totalCents, createdAt, ...order }) => ({
      _id: id,
      ...order,
      total: toDecimal(totalCents),
      createdAt: instant(createdAt),
    })),
  }
}

function referralsOf({ code, uses }: Belongings, figures: ReturnType<typeof hostFigures>) {
  return {
    code,
    uses,
    earned: toDecimal(figures.totalEarningsCents),
    available: toDecimal(figures.pendingPayoutCents),
    paidOut: toDecimal(figures.totalPaidOutCents),
  }
}

/** JSON made by the database writes instants with the offset of its session. */
function instant(text: string): string {
  return new Date(text).toISOString()
}
