import { Button } from '@trivet/ui/button'
import type { ButtonProps } from '@trivet/ui/button'
import { Share2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'

type ShareButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & { share: ShareData; of?: string }

/** The phone's own share sheet; not there where the browser has none. */
export function ShareButton({ share, of, ...props }: ShareButtonProps) {
  const canShare = useSyncExternalStore(neverChanges, hasShareSheet, () => false)
  if (!canShare) return null
  // a sheet that is closed without sharing is no failure
  const open = () => navigator.share(share).catch(() => undefined)
  return (
    <Button variant="secondary" {...props} onClick={() => void open()}>
      <Share2 aria-hidden strokeWidth={1.75} />
      Share{of && <span className="sr-only"> {of}</span>}
    </Button>
  )
}

const neverChanges = () => () => undefined
const hasShareSheet = () => 'share' in navigator
