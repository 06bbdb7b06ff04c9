import * as generalCopy from '@trivet/core/copy/general'

import { Button } from '@trivet/ui/button'
import { toast } from '@trivet/ui/toaster'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '../lib/download.ts'

type CsvButtonProps = {
  /** Such as `/api/admin/orders.csv?status=packed`: all pages of what the list shows. */
  address: string
  name: string
  /** Where a page has several. */
  label?: string
}

export function CsvButton({ address, name, label = 'Export CSV' }: CsvButtonProps) {
  const [isPending, setIsPending] = useState(false)

  async function download() {
    setIsPending(true)
    try {
      await downloadFile(address, name)
      toast.success(`${name} downloaded`)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : generalCopy.errorOccurred)
    } finally {
      setIsPending(false)
    }
  }

  return (
    <Button variant="secondary" size="sm" loading={isPending} onClick={() => void download()}>
      <Download aria-hidden strokeWidth={1.75} />
      {label}
    </Button>
  )
}
