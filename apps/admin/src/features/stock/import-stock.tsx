import {
  maxImportedStock,
  stockPreviewOutput,
  type ImportStockInput,
  type StockPreview,
} from '@trivet/core/contract/stock'
import { wholeImportResult } from '@trivet/core/contract/imports'
import { stockColumnNames } from '@trivet/core/stock'
import { WholeImport } from '../../components/whole-import.tsx'
import { sendFile } from '../../lib/send-file.ts'
import { trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'

const address = '/api/admin/stock/import'
const hint = `The columns of the export: ${stockColumnNames.join(', ')}. A product is known by its address, a depot by its name; what has no line stays as it is. At most ${maxImportedStock.toLocaleString('en-US')} lines.`

const labels: Record<string, string> = { product: 'Product', name: 'Name', depot: 'Depot', units: 'Units' }

/** How many units belong to each depot, from a file. */
export function ImportStock() {
  const utils = trpc.useUtils()
  return (
    <WholeImport
      hint={hint}
      labelOf={(column) => labels[column] ?? column}
      preview={async (file) => stockPreviewOutput.parse(await sendFile(`${address}/preview`, { file }))}
      save={async ({ file, seen: { seen } }: { file: string; seen: StockPreview }) => {
        const told: ImportStockInput = { file, seen }
        return wholeImportResult.parse(await sendFile(address, told))
      }}
      onSaved={() => {
        void utils.stock.invalidate()
        void utils.adminProducts.invalidate()
      }}
      to={paths.products()}
      label="All products"
    />
  )
}
