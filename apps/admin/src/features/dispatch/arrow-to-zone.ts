import type { ClientRect, KeyboardCoordinateGetter } from '@dnd-kit/core'

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** An arrow key takes what is dragged to the nearest zone in its direction, not a few pixels on. */
export const arrowToZone: KeyboardCoordinateGetter = (event, { context }) => {
  const direction = directions[event.code]
  const { collisionRect, droppableContainers, droppableRects, over } = context
  if (!direction || !collisionRect) return undefined
  event.preventDefault()
  const zones = droppableContainers.getEnabled().flatMap(({ id }) => droppableRects.get(id) ?? [])
  const from = (over && droppableRects.get(over.id)) ?? collisionRect
  const target = nearestZone(from, zones, direction)
  if (!target) return undefined
  return {
    x: target.left + Math.max(0, (target.width - collisionRect.width) / 2),
    y: target.top + Math.max(0, Math.min(24, (target.height - collisionRect.height) / 2)),
  }
}

type Zone = Pick<ClientRect, 'left' | 'top' | 'width' | 'height'>

/** Of the zones that lie in a direction the one least far away; sideways counts double, so that rows stay rows. */
export function nearestZone<Rect extends Zone>(
  from: Zone,
  zones: readonly Rect[],
  [x, y]: readonly [x: number, y: number],
): Rect | undefined {
  const start = middleOf(from)
  const distances = zones.flatMap((zone) => {
    const { x: zoneX, y: zoneY } = middleOf(zone)
    const ahead = (zoneX - start.x) * x + (zoneY - start.y) * y
    const aside = Math.abs((zoneX - start.x) * y) + Math.abs((zoneY - start.y) * x)
    return ahead > 1 ? [{ zone, distance: ahead + 2 * aside }] : []
  })
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.zone
}

function middleOf({ left, top, width, height }: Zone) {
  return { x: left + width / 2, y: top + height / 2 }
}
