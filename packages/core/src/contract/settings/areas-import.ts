import * as z from 'zod'
import { importFile, wholeImportPreview } from '../imports/import-file.ts'
import { settingsVersion } from './settings-input.ts'

/** The version of the settings it was compared with, and the areas it does not speak of, which stay. */
export const areasPreviewOutput = wholeImportPreview.extend({
  version: z.int(),
  left: z.array(z.string()),
})

export const importAreasInput = z.object({ file: importFile, version: settingsVersion })

export type AreasPreview = z.infer<typeof areasPreviewOutput>
export type ImportAreasInput = z.output<typeof importAreasInput>
