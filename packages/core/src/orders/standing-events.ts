import type { TimelineKind } from './timeline-kinds.ts'

type Event = { kind: TimelineKind; from?: string | null | undefined; to?: string | null | undefined }

/**
 * A timeline, oldest first, without the status changes that were taken back and without the taking back itself. With a dispatch
 * goes what its driver said of being on the way.
 */
export function standingEvents<E extends Event>(timeline: readonly E[]): E[] {
  const standing: E[] = []
  for (const event of timeline) {
    if (event.kind !== 'taken-back') {
      standing.push(event)
      continue
    }
    const taken = standing.findLastIndex(({ kind, to }) => kind === 'status' && to === event.from)
    if (taken < 0) continue
    const since = standing.splice(taken).slice(1)
    const isDriverBack = event.from === 'dispatched'
    standing.push(...since.filter(({ kind }) => !isDriverBack || kind !== 'on-the-way'))
  }
  return standing
}
