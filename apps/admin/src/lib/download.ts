import * as generalCopy from '@trivet/core/copy/general'

import { readToken } from './session.ts'

/** A file behind the session, such as a CSV or a PDF; throws the server's own sentence when it is refused. */
export async function fetchFile(address: string): Promise<Blob> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${readToken() ?? ''}` } })
  if (response.ok) return response.blob()
  const body: unknown = await response.json().catch(() => null)
  const message: unknown = body !== null && typeof body === 'object' ? Reflect.get(body, 'message') : null
  throw new Error(typeof message === 'string' ? message : generalCopy.errorOccurred)
}

export async function downloadFile(address: string, name: string): Promise<void> {
  saveFile(await fetchFile(address), name)
}

/** Hands a file to the browser, which keeps it where downloads go. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // the browser has taken the file over by then
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
