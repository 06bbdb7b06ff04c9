import type { ErasurePreview } from '@trivet/core/contract/privacy'
import { obstacleText } from '@trivet/core/copy/privacy'
import { cents } from '@trivet/core/money'
import { dateInZone } from '@trivet/core/dates'
import { decideErasure, type Obstacle } from '@trivet/core/privacy'
import { hostFigures } from '@trivet/core/referrals'
import type { Context } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { findCommissionEntries } from '../referrals/index.ts'
import { findSettings } from '../settings/index.ts'
import { findExpectedAtStays, findOpenOrders, findUnsettledOrders } from './erasure-facts.repo.ts'

type Account = { id: string; staffRole: string | null }

/** What keeps an account from being erased now; inside a transaction that holds the account, it stays true. */
export async function findObstacles(
  ctx: Pick<Context, 'clock'>,
  sql: Sql,
  { id, staffRole }: Account,
): Promise<Obstacle[]> {
  const { settings } = await findSettings(sql)
  const figures = hostFigures(await findCommissionEntries(sql, id))
  const decision = decideErasure({
    isStaff: staffRole !== null,
    openOrders: await findOpenOrders(sql, id),
    unsettledOrders: await findUnsettledOrders(sql, id),
    expectedAtStays: await findExpectedAtStays(sql, id),
    commissionCents: cents(figures.totalEarningsCents - figures.totalPaidOutCents),
    today: dateInZone(ctx.clock.now(), settings.timeZone),
  })
  return decision.ok ? [] : decision.facts.obstacles
}

export function wireObstacles(obstacles: readonly Obstacle[]): ErasurePreview['obstacles'] {
  return obstacles.map((obstacle) => ({
    kind: obstacle.kind,
    text: obstacleText(obstacle),
    from: 'from' in obstacle ? obstacle.from : null,
  }))
}
