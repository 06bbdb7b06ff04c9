import { cn } from '@trivet/ui/cn'
import { SupportEmail } from '../support-email.tsx'

type NeedsScriptProps = {
  /** What cannot be had without JavaScript, as a sentence. */
  need: string
  className?: string
}

/** Seen without JavaScript alone. */
export function NeedsScript({ need, className }: NeedsScriptProps) {
  return (
    <p className={cn('hidden max-w-prose noscript:block', className)}>
      {need} Please switch it on and reload the page. Or write to <SupportEmail />: we book for you.
    </p>
  )
}
