import { availableUnits } from '@trivet/core/availability'
import type { EndHoldInput, ProductStock, StockHoldInput } from '@trivet/core/contract/stock'
import * as stockCopy from '@trivet/core/copy/stock'
import { calendarDate, type CalendarDate } from '@trivet/core/dates'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { auditStock } from './audit-stock.ts'
import { endHoldOn, findHold, findRepairs, findUnits, insertHold, type NewHold } from './facts.repo.ts'
import { getProductStock } from './get-product-stock.ts'
import { lockStock } from './lock-stock.repo.ts'
import { refusedStock, refuseOther, writingStock } from './writing-stock.ts'

/**
 * Takes units out of service, for days or until further notice: whatever is promised, but no more than belongs to the depot. The
 * same again is the same one.
 */
export async function holdStock(ctx: UserContext, input: StockHoldInput): Promise<ProductStock> {
  const { id, product: productId, depot: depotId, ...held } = input
  await getProductStock(ctx, { id: productId })
  await writingStock(ctx, async (tx) => {
    await lockStock(tx, [{ productId, depotId }])
    const hold = { id, productId, depotId, ...held }
    const known = await findHold(tx, id)
    if (known) return refuseOther(known, hold)
    if (held.units > (await mostToHold(tx, hold))) {
      throw refusedStock(stockCopy.moreInRepair, { field: 'units' })
    }
    await insertHold(tx, { ...hold, createdAt: ctx.clock.now() })
    await auditStock(ctx, tx, productId, { outOfService: held.units, depot: depotId, ...held })
  })
  return getProductStock(ctx, { id: productId })
}

type Asked = Pick<NewHold, 'productId' | 'depotId' | 'firstDay' | 'lastDay'>

/** The units of a depot, which is locked, that are not out of service yet on any of these days. */
async function mostToHold(tx: Sql, { firstDay, lastDay, ...where }: Asked): Promise<number> {
  const repairs = await findRepairs(tx, where)
  return availableUnits({
    fleet: await findUnits(tx, where),
    reserved: repairs.map((repair) => ({ ...repair, lastDay: orEver(repair.lastDay) })),
    wanted: { firstDay, lastDay: orEver(lastDay) },
  })
}

/** Until further notice is until the last day that can be written down. */
function orEver(lastDay: CalendarDate | null): CalendarDate {
  return lastDay ?? calendarDate('2100-12-31')
}

/** Puts them back into service. What is out with a guest is back when it is counted. */
export async function endHold(ctx: UserContext, { id, backOn }: EndHoldInput): Promise<ProductStock> {
  const hold = await findHold(ctx.sql, id)
  if (!hold || hold.kind !== 'repair') throw new AppError('NOT_FOUND', { message: stockCopy.holdNotFound })
  const { productId, depotId, units } = hold
  await writingStock(ctx, async (tx) => {
    await lockStock(tx, [{ productId, depotId }])
    if (!(await findHold(tx, id))) return
    await endHoldOn(tx, { id, backOn })
    await auditStock(ctx, tx, productId, { backInService: units, depot: depotId, backOn })
  })
  return getProductStock(ctx, { id: productId })
}
