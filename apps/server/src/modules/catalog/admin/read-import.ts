import { productColumnNames, type ProductRow } from '@trivet/core/catalog'
import { maxImportProducts } from '@trivet/core/contract/catalog'
import { readSheet, type SheetRecord } from '../../../platform/read-sheet.ts'

export type ImportRecord = Omit<SheetRecord<string>, 'cells'> & {
  id: string | null
  cells: Partial<ProductRow>
}

/** The lines of a file of products; refused as a whole if they cannot be read. */
export function readImport(file: string): ImportRecord[] {
  return readSheet(file, {
    columns: ['id', ...productColumnNames],
    needed: ['slug'],
    most: maxImportProducts,
    of: 'products',
  }).map(({ cells: { id = '', ...cells }, ...record }) => ({ ...record, id: id.trim() || null, cells }))
}
