import type { CratedLine, CratedPiece } from '@trivet/core/crates'
import { expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { any } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

const line = expressionBuilder<Tables & { l: Tables['order_lines'] }, 'l'>()

const components = line
  .selectFrom('kit_components as k')
  .innerJoin('products as item', 'item.id', 'k.component_id')
  .select(['k.quantity', 'item.weight_grams as grams', 'item.specifications'])
  .whereRef('k.kit_id', '=', 'l.product_id')
  .orderBy('k.position')

const cratedLines = statement<{ orderId: string }>()('crated-lines', (db, $) =>
  db
    .selectFrom('order_lines as l')
    .leftJoin('products as p', 'p.id', 'l.product_id')
    .select([
      'l.quantity',
      'l.kit_items as kitItems',
      'p.weight_grams as grams',
      'p.specifications',
      jsonArrayFrom(components).as('components'),
    ])
    .where('l.order_id', '=', $.orderId)
    .orderBy('l.position'),
)

type Line = Awaited<ReturnType<typeof cratedLines>>[number]

const productSizes = statement<{ ids: readonly string[] }>()('product-sizes', (db, $) =>
  db
    .selectFrom('products as p')
    .select(['p.id', 'p.weight_grams as grams', 'p.specifications'])
    .where('p.id', '=', any($.ids)),
)

type Sizes = Map<string, Pick<CratedPiece, 'grams' | 'specifications'>>

/** The lines of an order with what the catalog knows of the size of their pieces. */
export async function findCratedLines(sql: Sql, orderId: string): Promise<CratedLine[]> {
  const lines = await cratedLines(sql, { orderId })
  const ids = lines.flatMap(({ kitItems }) => kitItems?.map(({ product }) => product) ?? [])
  const sizes: Sizes = new Map(
    ids.length === 0 ? [] : (await productSizes(sql, { ids })).map(({ id, ...size }) => [id, size]),
  )
  return lines.map((one) => toCratedLine(one, sizes))
}

function toCratedLine(line: Line, sizes: Sizes): CratedLine {
  const { quantity, specifications, grams } = line
  const pieces = piecesOf(line, sizes).map((piece) => ({ ...piece, quantity: piece.quantity * quantity }))
  const itself = { quantity, grams, specifications: specifications ?? [] }
  return { quantity, specifications: specifications ?? [], pieces: pieces.length > 0 ? pieces : [itself] }
}

/** Of one of the line; a single item has none. */
function piecesOf({ kitItems, components: ofKit }: Line, sizes: Sizes): CratedPiece[] {
  if (kitItems === null) return ofKit
  return kitItems.map(({ product, quantity, weightGrams }) => ({
    quantity,
    grams: weightGrams,
    specifications: sizes.get(product)?.specifications ?? [],
  }))
}
