import * as reviewsCopy from '@trivet/core/copy/reviews'
import { idPattern } from '@trivet/core/catalog'
import type { ReviewInput } from '@trivet/core/contract/catalog'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { newId } from '../../platform/ids.ts'
import { addReview } from './reviews.repo.ts'

const perHour = { max: 10, windowSeconds: 3600 }

/** One review by one customer of one product, signed with the account's name. */
export async function submitReview(ctx: UserContext, { id, rating, comment }: ReviewInput & { id: string }) {
  const { userId, name } = ctx.actor
  await ctx.limits.count({ key: `review:${userId}`, ...perHour })
  if (!idPattern.test(id)) throw new AppError('PRODUCT_NOT_FOUND')

  const review = { id: newId(), productId: id, userId, name, rating, comment, createdAt: ctx.clock.now() }
  const { isProductKnown, isAdded } = await addReview(ctx.sql, review)
  if (!isProductKnown) throw new AppError('PRODUCT_NOT_FOUND')
  if (!isAdded) throw new AppError('ALREADY_REVIEWED')

  return { message: reviewsCopy.reviewSubmitted }
}
