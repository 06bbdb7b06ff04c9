import type { ProductDraft } from '../contract/catalog/product-draft-input.ts'
import { productColumnNames, productColumns, toProductRow, type ProductColumn } from './product-row.ts'

export type ProductChange = { column: ProductColumn; label: string; from: string; to: string }

/** What is different about a product, field by field and in words; nothing for two that say the same. */
export function productChanges(before: ProductDraft, after: ProductDraft): ProductChange[] {
  const from = toProductRow(before)
  const to = toProductRow(after)
  return productColumnNames
    .filter((column) => from[column] !== to[column])
    .map((column) => ({ column, label: productColumns[column].label, from: from[column], to: to[column] }))
}

/**
 * Somebody else saved the product while it was edited: their version, with what was edited here over it. What both
 * changed is as it was edited here.
 */
export function mergeDrafts(base: ProductDraft, mine: ProductDraft, theirs: ProductDraft): ProductDraft {
  const edited = productChanges(base, mine).map(({ column }) => productColumns[column].field)
  return { ...theirs, ...Object.fromEntries(edited.map((field) => [field, mine[field]])) }
}
