import { adminPageSize } from '@trivet/core/contract/orders'
import type { CommissionReviewPage, ReviewListInput } from '@trivet/core/contract/referrals'
import { toDecimal } from '@trivet/core/money'
import type { UserContext } from '../../api/context.ts'
import { findReviewPage } from './review-page.repo.ts'

/** Commissions that wait for staff, the oldest first, each with why. */
export async function listCommissionReviews(
  ctx: UserContext,
  { pageNumber }: ReviewListInput,
): Promise<CommissionReviewPage> {
  const { found, total } = await findReviewPage(ctx.sql, { page: pageNumber, pageSize: adminPageSize })
  return {
    reviews: found.map(({ orderId, orderNumber, host, guest, signals, heldAt, heldCents }) => ({
      order: { _id: orderId, number: orderNumber },
      host: { _id: host.id, name: host.name, email: host.email },
      guest: { _id: guest.id, name: guest.name, email: guest.email },
      amount: toDecimal(heldCents ?? 0),
      signals,
      heldAt: heldAt.toISOString(),
    })),
    page: pageNumber,
    pages: Math.ceil(total / adminPageSize),
  }
}
