import { Button } from '@trivet/ui/button'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { openFile } from '../../lib/open-file.ts'

type PdfButtonProps = { label: string; address: string; onOpened?: () => void }

export function PdfButton({ label, address, onOpened }: PdfButtonProps) {
  const [isPending, setIsPending] = useState(false)
  async function open() {
    setIsPending(true)
    await openFile(address)
    setIsPending(false)
    onOpened?.()
  }
  return (
    <Button variant="secondary" loading={isPending} onClick={() => void open()}>
      <FileText aria-hidden strokeWidth={1.75} />
      {label} (PDF)
    </Button>
  )
}
