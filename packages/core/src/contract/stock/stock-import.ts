import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import { importFile, wholeImportPreview } from '../imports/import-file.ts'

export const maxImportedStock = 5000

/** What it changes, in short: saved only as long as it is the same. */
export const stockPreviewOutput = wholeImportPreview.extend({ seen: z.string() })

export const importStockInput = z.object({
  file: importFile,
  seen: z.string({ error: generalCopy.invalidInput }).max(64, { error: generalCopy.invalidInput }),
})

export type StockPreview = z.infer<typeof stockPreviewOutput>
export type ImportStockInput = z.output<typeof importStockInput>
