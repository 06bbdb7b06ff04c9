import type { Sort } from '@trivet/ui/data-table'
import { useSearchParams } from 'react-router'
import { usePageNumber } from './page-number.ts'

type Options<Filter extends string> = {
  /** The names in the address, such as `status`; beside them stand q, sort and page. */
  filters?: readonly Filter[]
  /** What the server sorts by when the address says nothing. */
  defaultSort?: Sort
}

export type ListState<Filter extends string> = ReturnType<typeof useListState<Filter>>

/** What a list shows, kept in the address: it can be shared, reloaded and gone back to. */
export function useListState<Filter extends string = never>({ filters, defaultSort }: Options<Filter> = {}) {
  const [query, setQuery] = useSearchParams()
  const page = usePageNumber()
  const filter = (name: Filter): string => query.get(name) ?? ''

  // whatever changes, the list starts at its first page again
  function change(values: Partial<Record<string, string>>) {
    setQuery(
      (present) => {
        const next = new URLSearchParams(present)
        next.delete('page')
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return {
    page,
    search: query.get('q') ?? '',
    sort: parseSort(query.get('sort')) ?? defaultSort,
    filter,
    isNarrowed: query.has('q') || (filters ?? []).some((name) => query.has(name)),
    setSearch: (q: string) => change({ q }),
    setFilter: (name: Filter, value: string) => change({ [name]: value }),
    setFilters: (values: Partial<Record<Filter, string>>) => change(values),
    setSort: ({ column, direction }: Sort) =>
      change({ sort: direction === 'descending' ? `-${column}` : column }),
    clear: () => change(Object.fromEntries(['q', ...(filters ?? [])].map((name) => [name, '']))),
    /** The same list at another page. */
    hrefFor(target: number) {
      const next = new URLSearchParams(query)
      if (target > 1) next.set('page', String(target))
      else next.delete('page')
      return `?${next}`
    },
    /** The address's own words, without the page: what a saved view keeps. */
    view() {
      const next = new URLSearchParams(query)
      next.delete('page')
      return next.toString()
    },
  }
}

function parseSort(text: string | null): Sort | undefined {
  const [, minus, column] = /^(-?)([a-z]+)$/i.exec(text ?? '') ?? []
  return column ? { column, direction: minus ? 'descending' : 'ascending' } : undefined
}
