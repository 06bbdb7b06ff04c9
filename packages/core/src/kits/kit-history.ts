import type { KitDraft } from './kit-line.ts'

/** How many steps back are remembered. */
export const maxKitSteps = 50

export type KitHistory = {
  /** Oldest first. */
  past: readonly KitDraft[]
  present: KitDraft
  /** The next to redo first. */
  future: readonly KitDraft[]
}

export function kitHistory(draft: KitDraft): KitHistory {
  return { past: [], present: draft, future: [] }
}

/** A step forward; what was undone can no longer be redone. The same draft again is no step. */
export function changeKit(history: KitHistory, draft: KitDraft): KitHistory {
  if (isSameDraft(history.present, draft)) return history
  return { past: [...history.past, history.present].slice(-maxKitSteps), present: draft, future: [] }
}

/** Without a past nothing changes. */
export function undoKit({ past, present, future }: KitHistory): KitHistory {
  const previous = past.at(-1)
  if (!previous) return { past, present, future }
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] }
}

/** With nothing undone nothing changes. */
export function redoKit({ past, present, future }: KitHistory): KitHistory {
  const [next, ...later] = future
  if (!next) return { past, present, future }
  return { past: [...past, present], present: next, future: later }
}

function isSameDraft(a: KitDraft, b: KitDraft): boolean {
  return a === b || JSON.stringify([a.name, a.lines]) === JSON.stringify([b.name, b.lines])
}
