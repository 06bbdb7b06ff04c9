import { Button, type ButtonProps } from '@trivet/ui/button'
import { KeyRound } from 'lucide-react'
import { hasPasskeys } from '../lib/passkeys.ts'

/** Nothing where the browser has no passkeys, or keeps none for this address. */
export function PasskeyButton({ children, ...props }: ButtonProps) {
  if (!hasPasskeys()) return null
  return (
    <Button variant="secondary" {...props}>
      <KeyRound aria-hidden strokeWidth={1.75} />
      {children}
    </Button>
  )
}
