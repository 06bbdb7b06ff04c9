import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as importsCopy from '../../copy/imports/sentences.ts'

export const maxImportBytes = 2 * 1024 * 1024

/** A whole CSV file. Its cells are checked one by one, so that each line can have its own answer. */
export const importFile = z
  .string({ error: generalCopy.invalidInput })
  .max(maxImportBytes, importsCopy.fileTooLarge)

export const previewImportInput = z.object({ file: importFile })

const change = z.object({ column: z.string(), label: z.string(), from: z.string(), to: z.string() })

/** What a line of a file would do, or why it cannot. */
export const importLine = z.object({
  line: z.int(),
  name: z.string(),
  kind: z.enum(['new', 'changed', 'unchanged', 'refused']),
  changes: z.array(change),
  errors: z.array(z.object({ column: z.string().nullable(), message: z.string() })),
})

/** Of a file that is saved as a whole or not at all: each line but those that change nothing. */
export const wholeImportPreview = z.object({
  lines: z.array(importLine.extend({ detail: z.string() })),
  unchanged: z.int(),
})

export const wholeImportResult = z.object({ created: z.int(), changed: z.int(), unchanged: z.int() })

export type ImportedLine = z.infer<typeof importLine>
export type WholeImportPreview = z.infer<typeof wholeImportPreview>
export type WholeImportLine = WholeImportPreview['lines'][number]
export type WholeImportResult = z.infer<typeof wholeImportResult>
