import { productColumnNames, toProductRow } from '@trivet/core/catalog'
import type { AdminProductFilter } from '@trivet/core/contract/catalog'
import type { Readable } from 'node:stream'
import type { UserContext } from '../../../api/context.ts'
import { csvStream, type CsvCell } from '../../../platform/csv.ts'
import { findViewIds } from './admin-products.repo.ts'
import { productView } from './list-admin-products.ts'
import { findStoredProducts } from './product-drafts.repo.ts'

const productsAtOnce = 500

/** The whole view in its order, as a file that the import reads again. */
export async function exportProducts(ctx: UserContext, filter: AdminProductFilter): Promise<Readable> {
  const ids = await findViewIds(ctx.sql, await productView(ctx, filter))
  return csvStream(['id', ...productColumnNames], linesOf(ctx, ids))
}

async function* linesOf(ctx: UserContext, ids: readonly string[]): AsyncGenerator<CsvCell[]> {
  for (let start = 0; start < ids.length; start += productsAtOnce) {
    const some = ids.slice(start, start + productsAtOnce)
    const found = new Map(
      (await findStoredProducts(ctx.sql, { ids: some })).map((product) => [product.id, product]),
    )
    for (const id of some) {
      const product = found.get(id)
      if (!product) continue
      const row = toProductRow(product.draft)
      yield [id, ...productColumnNames.map((column) => row[column])]
    }
  }
}
