import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Why what was sent is refused, where no field is to blame. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex gap-2 rounded-cloth border-2 border-destructive p-3 font-medium">
      <CircleAlert aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-destructive" />
      {children}
    </p>
  )
}
