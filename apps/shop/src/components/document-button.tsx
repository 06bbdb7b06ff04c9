import * as documentsCopy from '@trivet/core/copy/documents'

import { Button } from '@trivet/ui/button'
import { FileText, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { notify } from '../lib/notify.ts'
import { fetchPrivateFile, FileError } from '../lib/private-file.ts'
import { saveFile } from '../lib/save-file.ts'

type DocumentButtonProps = { path: string; name: string; label: string; icon?: LucideIcon }

/** A document that is for the visitor alone, fetched with the visitor's token and saved as a file. */
export function DocumentButton({ path, name, label, icon: Icon = FileText }: DocumentButtonProps) {
  const [isLoading, setIsLoading] = useState(false)

  async function download() {
    setIsLoading(true)
    try {
      saveFile(await fetchPrivateFile(path), name)
    } catch (error) {
      notify.error(error instanceof FileError ? error.message : documentsCopy.documentFailed)
    } finally {
      setIsLoading(false)
    }
  }

  return (
    <Button variant="secondary" loading={isLoading} loadingText={label} onClick={() => void download()}>
      <Icon aria-hidden strokeWidth={1.75} />
      {label}
    </Button>
  )
}
