import {
  importPreviewOutput,
  importResultOutput,
  type ApplyImportInput,
  type ImportPreview,
  type ImportResult,
} from '@trivet/core/contract/catalog'
import { sendFile } from '../../lib/send-file.ts'

export async function previewImport(file: string): Promise<ImportPreview> {
  return importPreviewOutput.parse(await sendFile('/api/admin/products/import/preview', { file }))
}

export async function applyImport(input: ApplyImportInput): Promise<ImportResult> {
  return importResultOutput.parse(await sendFile('/api/admin/products/import', input))
}
