import { availableUnits, type Demand } from '@trivet/core/availability'
import type { SwapFacts, SwapProduct } from '@trivet/core/orders'
import type { Sql } from '../../platform/database.ts'
import { findUnitsByDepot } from '../availability/index.ts'
import type { SwapOrder } from './swaps.repo.ts'

/** What decides about swapping `given` in an order for one of the candidates. */
export async function findSwapFacts(
  sql: Sql,
  { status, depotId, held }: SwapOrder,
  { given, candidates }: { given: SwapProduct; candidates: readonly SwapProduct[] },
): Promise<SwapFacts> {
  const [days] = held
  if (!days) return { status, given, held, free: [] }
  const { firstDay, lastDay } = days
  const parts = candidates.flatMap(({ id, components }) => [id, ...components.map((part) => part.productId)])
  const units = await findUnitsByDepot(sql, [...new Set(parts)], { firstDay, lastDay })
  const free: Demand[] = units
    .filter((one) => one.depotId === depotId)
    .map(({ productId, ...facts }) => ({
      productId,
      units: availableUnits({ ...facts, wanted: { firstDay, lastDay } }),
    }))
  return { status, given, held, free }
}
