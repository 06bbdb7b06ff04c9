import { Button } from '@trivet/ui/button'
import type { ButtonProps } from '@trivet/ui/button'
import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { notify } from '../../lib/notify.ts'

type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  text: string
  label: string
  /** Which of several, for screen readers. */
  of?: string
  copied: string
  failed?: string
}

const shownFor = 2500

/** Copies a text and says so: on the button for the eye, as a toast for everybody. */
export function CopyButton({
  text,
  label,
  of,
  copied,
  failed = 'Copying failed. Select the text and copy it by hand.',
  ...props
}: CopyButtonProps) {
  const [isDone, setIsDone] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    try {
      // missing where the page is not served over https
      await navigator.clipboard.writeText(text)
      setIsDone(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setIsDone(false), shownFor)
      notify.success(copied)
    } catch {
      notify.error(failed)
    }
  }

  const Icon = isDone ? Check : Copy
  return (
    <Button variant="secondary" {...props} onClick={() => void copy()}>
      <Icon aria-hidden strokeWidth={1.75} />
      {isDone ? 'Copied' : label}
      {of && <span className="sr-only"> {of}</span>}
    </Button>
  )
}
