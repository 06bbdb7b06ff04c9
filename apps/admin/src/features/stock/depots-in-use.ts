import type { ProductStock } from '@trivet/core/contract/stock'

/** Closed ones only as long as they still have something. */
export function depotsInUse({ depots }: ProductStock): ProductStock['depots'] {
  return depots.filter(({ isClosed, units }) => !isClosed || units > 0)
}
