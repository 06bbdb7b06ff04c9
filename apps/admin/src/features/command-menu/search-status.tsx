import * as generalCopy from '@trivet/core/copy/general'
import { leastSearchLength } from '@trivet/core/contract/search'
import { Button } from '@trivet/ui/button'
import { countText } from '../../lib/list-words.ts'
import { messageOf } from '../../lib/trpc.ts'
import type { useSearch } from './use-search.ts'

type SearchStatusProps = { typed: string; search: ReturnType<typeof useSearch>; count: number }

/** Searching, failed or nothing found; screen readers also hear how many there are. */
export function SearchStatus({ typed, search, count }: SearchStatusProps) {
  const { error, found, isSearching, retry } = search
  if (error) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 py-3">
        <p>{messageOf(error, generalCopy.errorOccurred)}</p>
        <Button variant="secondary" size="sm" onClick={retry}>
          Retry
        </Button>
      </div>
    )
  }
  const text = typed.trim()
  const isTooShort = text.length > 0 && text.length < leastSearchLength
  const said = isSearching
    ? 'Searching…'
    : isTooShort
      ? 'One more letter to search everything'
      : count === 0
        ? `Nothing found for “${text}”`
        : found?.meant
          ? `Nothing has “${text}” in it. This is what “${found.meant}” finds.`
          : null
  return (
    <p role="status" className="min-h-9 content-center px-3 text-muted-foreground">
      {said ?? <span className="sr-only">{countText(count, 'result', 'results')}</span>}
    </p>
  )
}
