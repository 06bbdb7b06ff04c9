import * as stockCopy from '@trivet/core/copy/stock'
import type { Sql } from '../../platform/database.ts'
import { holdDepot } from './depots.repo.ts'
import { refusedStock } from './writing-stock.ts'

/** Units come to open depots alone, which nobody closes before they are there. */
export async function keepDepotOpen(tx: Sql, id: string, field: 'to' | 'units'): Promise<void> {
  const depot = await holdDepot(tx, id)
  if (!depot) throw refusedStock(stockCopy.depotUnknown, { field })
  if (depot.isClosed) throw refusedStock(stockCopy.depotClosed, { field })
}
