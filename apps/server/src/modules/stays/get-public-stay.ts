import type { PublicStay } from '@trivet/core/contract/stays'
import { missingCategories, proposeForStay, zipNearStay } from '@trivet/core/stays'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { findKitCandidates } from '../catalog/index.ts'
import { findOpenStay } from './stays.repo.ts'

/** The page of a stay, for whoever has its address: where about it is and what to bring, never the door. */
export async function getPublicStay(ctx: Context, { slug }: { slug: string }): Promise<PublicStay> {
  const stay = await findOpenStay(ctx.sql, { slug, now: ctx.clock.now() })
  if (!stay) throw new AppError('STAY_NOT_FOUND')
  const has = { categories: stay.hasCategories, products: stay.hasProducts }
  const candidates = await findKitCandidates(ctx.sql, missingCategories(has))
  const { serviceAreas } = (await ctx.settings.current()).settings
  return {
    slug: stay.slug,
    title: stay.title,
    area: { city: stay.city, state: stay.state, zip: zipNearStay(stay, serviceAreas) },
    referralCode: stay.referralCode,
    has: stay.hasCategories,
    proposal: proposeForStay(has, candidates),
  }
}
