import {
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type CollisionDetection,
  type Over,
} from '@dnd-kit/core'
import type { VisitOutput } from '@trivet/core/contract/dispatch'
import { visitNames } from '@trivet/core/copy/dispatch'
import type { ReactNode } from 'react'
import { arrowToZone } from './arrow-to-zone.ts'
import type { DropTarget } from './drop-zone.tsx'
import type { VisitChange } from './visit-change.ts'

type BoardDragProps = { onDrop: (change: VisitChange) => void; children: ReactNode }

/** Lets visits be dragged by mouse, finger and keyboard; what is dropped is asked about before it is saved. */
export function BoardDrag({ onDrop, children }: BoardDragProps) {
  const sensors = useSensors(
    // a click on a link or a menu inside is no drag
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // and a finger that scrolls neither
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: arrowToZone }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
      onDragEnd={({ active, over }) => {
        const change = over && droppedOn(visitOf(active), targetOf(over))
        if (change) onDrop(change)
      }}
    >
      {children}
    </DndContext>
  )
}

/** Where a visit would go; null where it is already, and over a window of the other kind. */
export function droppedOn(
  visit: VisitOutput | undefined,
  target: DropTarget | undefined,
): Pick<VisitChange, 'visit' | 'day' | 'window'> | null {
  if (!visit || !target || (target.kind && target.kind !== visit.kind)) return null
  const window = target.window ?? visit.window
  const isThere = visit.day === target.day && visit.window === window
  return isThere ? null : { visit, day: target.day, window }
}

const underPointer: CollisionDetection = (args) => {
  const under = pointerWithin(args)
  return under.length > 0 ? under : rectIntersection(args)
}

const instructions =
  'Press Space to pick up the visit, the arrow keys to take it to another day, Space to put it down, Escape to leave it where it was.'

const announcements: Announcements = {
  onDragStart: ({ active }) => `${nameOf(active)} picked up.`,
  onDragOver: ({ active, over }) =>
    over ? `${nameOf(active)} is over ${targetOf(over)?.label ?? ''}.` : `${nameOf(active)} is over no day.`,
  onDragEnd: ({ active, over }) =>
    over ? `${nameOf(active)} put down on ${targetOf(over)?.label ?? ''}.` : `${nameOf(active)} put back.`,
  onDragCancel: ({ active }) => `${nameOf(active)} stays where it was.`,
}

function nameOf(active: Active): string {
  const visit = visitOf(active)
  return visit ? `${visitNames[visit.kind]} of ${visit.guest}` : ''
}

function visitOf(active: Active): VisitOutput | undefined {
  return active.data.current?.['visit']
}

function targetOf(over: Over): DropTarget | undefined {
  return over.data.current?.['target']
}
