import * as generalCopy from '@trivet/core/copy/general'
import {
  importPreviewOutput,
  importResultOutput,
  type ApplyImportInput,
  type ImportPreview,
  type ImportResult,
} from '@trivet/core/contract/catalog'
import { readToken } from '../../lib/session.ts'

export async function previewImport(file: string): Promise<ImportPreview> {
  return importPreviewOutput.parse(await post('/api/admin/products/import/preview', { file }))
}

export async function applyImport(input: ApplyImportInput): Promise<ImportResult> {
  return importResultOutput.parse(await post('/api/admin/products/import', input))
}

/** Files are larger than what procedures take. */
async function post(address: string, body: object): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${readToken() ?? ''}` },
    body: JSON.stringify(body),
  })
  const told: unknown = await answer.json().catch(() => null)
  if (answer.ok) return told
  const message: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, 'message') : null
  throw new Error(typeof message === 'string' ? message : generalCopy.errorOccurred)
}
