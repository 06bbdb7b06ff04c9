import type { Readable } from 'node:stream'
import type { UserContext } from '../../api/context.ts'
import { csvStream, type CsvCell } from '../../platform/csv.ts'
import { findUnitsOfProducts } from './stock-file.repo.ts'

/** How many units of each product belong to each depot; archived products are left out. */
export function exportStock(ctx: UserContext): Readable {
  return csvStream(['product', 'name', 'depot', 'units'], linesOf(ctx))
}

async function* linesOf({ sql }: UserContext): AsyncGenerator<CsvCell[]> {
  let after = ''
  for (;;) {
    const found = await findUnitsOfProducts(sql, { after })
    const last = found.at(-1)
    if (!last) return
    for (const { slug, name, depot, units } of found) yield [slug, name, depot, units]
    after = last.slug
  }
}
