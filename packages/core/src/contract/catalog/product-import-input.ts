import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'

export const maxImportBytes = 2 * 1024 * 1024
export const maxImportProducts = 2000

/** A whole CSV file. Its cells are checked one by one, so that each line can have its own answer. */
const file = z.string({ error: generalCopy.invalidInput }).max(maxImportBytes, 'A file can have 2 MB at most')

export const previewImportInput = z.object({ file })

/** What was previewed, line by line: only that is done. */
export const applyImportInput = z.object({
  file,
  lines: z.array(z.object({ line: z.int(), fingerprint: z.string().max(64) })).max(maxImportProducts),
})

export type ApplyImportInput = z.output<typeof applyImportInput>
