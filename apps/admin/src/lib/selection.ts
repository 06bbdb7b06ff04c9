import { useRef, useState } from 'react'

export type Selection = {
  ids: ReadonlySet<string>
  isSelected: (id: string) => boolean
  /** With `isRange` all rows since the last one that was ticked go along. */
  toggle: (id: string, isRange?: boolean) => void
  togglePage: () => void
  pageState: 'all' | 'some' | 'none'
  clear: () => void
}

/** Which rows are ticked; it outlives the turning of pages. */
export function useSelection(pageIds: readonly string[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const lastToggled = useRef<string | null>(null)
  const onPage = pageIds.filter((id) => ids.has(id)).length
  const pageState = onPage === 0 ? 'none' : onPage === pageIds.length ? 'all' : 'some'

  function toggle(id: string, isRange = false) {
    const range = isRange ? between(pageIds, lastToggled.current, id) : [id]
    lastToggled.current = id
    setIds((present) => mark(present, range, !present.has(id)))
  }

  return {
    ids,
    isSelected: (id) => ids.has(id),
    toggle,
    togglePage: () => setIds((present) => mark(present, pageIds, pageState !== 'all')),
    pageState,
    clear: () => setIds(new Set()),
  }
}

function mark(present: ReadonlySet<string>, range: readonly string[], isTicked: boolean) {
  const next = new Set(present)
  for (const id of range) {
    if (isTicked) next.add(id)
    else next.delete(id)
  }
  return next
}

function between(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const ends = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b)
  const [first = -1, last = -1] = ends
  return first < 0 ? [to] : ids.slice(first, last + 1)
}
