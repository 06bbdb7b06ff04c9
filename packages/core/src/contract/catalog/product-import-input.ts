import * as z from 'zod'
import { importFile } from '../imports/import-file.ts'

export const maxImportProducts = 2000

/** What was previewed, line by line: only that is done. */
export const applyImportInput = z.object({
  file: importFile,
  lines: z.array(z.object({ line: z.int(), fingerprint: z.string().max(64) })).max(maxImportProducts),
})

export type ApplyImportInput = z.output<typeof applyImportInput>
