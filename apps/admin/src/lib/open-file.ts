import * as generalCopy from '@trivet/core/copy/general'

import { toast } from '@trivet/ui/toaster'
import { fetchFile } from './download.ts'

/** Shows a PDF or a picture behind the session in a tab of its own. */
export async function openFile(address: string): Promise<void> {
  // a tab opened after the answer would be taken for a pop-up
  const tab = window.open('', '_blank')
  try {
    const url = URL.createObjectURL(await fetchFile(address))
    if (tab) tab.location.href = url
    else window.location.assign(url)
    // the tab has taken the file over by then
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  } catch (error) {
    tab?.close()
    toast.error(error instanceof Error ? error.message : generalCopy.errorOccurred)
  }
}
