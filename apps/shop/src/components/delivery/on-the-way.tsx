import type { VisitKind } from '@trivet/core/dispatch'
import { Truck } from 'lucide-react'

type OnTheWayProps = { visit: VisitKind | null; windows: Record<VisitKind, string> }

/** While the van drives to the guest: between which hours it comes. */
export function OnTheWay({ visit, windows }: OnTheWayProps) {
  if (!visit) return null
  return (
    <p role="status" className="flex gap-3 rounded-cloth border-2 border-primary p-4 font-medium">
      <Truck aria-hidden strokeWidth={1.75} className="size-6 shrink-0" />
      {visit === 'delivery' ? 'Your kitchen is on its way' : 'The van is on its way to pick up'}: it comes
      between {windows[visit].replace('-', ' and ')}.
    </p>
  )
}
