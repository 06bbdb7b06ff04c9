import { useDroppable } from '@dnd-kit/core'
import type { CalendarDate } from '@trivet/core/dates'
import type { VisitKind, VisitWindow } from '@trivet/core/dispatch'
import { cn } from '@trivet/ui/cn'
import type { ReactNode } from 'react'

export type DropTarget = { day: CalendarDate; kind?: VisitKind; window?: VisitWindow; label: string }

type DropZoneProps = { id: string; target: DropTarget; className?: string; children: ReactNode }

/** A day, or a window of a day, that visits can be dropped on; those of the other kind pass over it. */
export function DropZone({ id, target, className, children }: DropZoneProps) {
  const { setNodeRef, isOver, active } = useDroppable({ id, data: { target } })
  const isFitting = target.kind === undefined || active?.data.current?.['visit']?.kind === target.kind
  return (
    <div
      ref={setNodeRef}
      className={cn(className, isOver && isFitting && 'outline-2 -outline-offset-2 outline-ring')}
    >
      {children}
    </div>
  )
}
