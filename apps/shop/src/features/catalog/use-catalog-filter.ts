import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { readCatalogQuery } from './catalog-query.ts'
import type { CatalogFilter } from './catalog-query.ts'

export type ShowCatalog = (change: Partial<CatalogFilter>, how?: { replace: boolean }) => void

export type CatalogFilters = {
  /** What the address asks for. */
  applied: CatalogFilter
  /** The same with what was just chosen, before the address has caught up with it. */
  chosen: CatalogFilter
  /** Changes part of what is asked for; a new list begins on its first page. */
  show: ShowCatalog
}

export function useCatalogFilter(): CatalogFilters {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const address = search.toString()
  const applied = useMemo(() => readCatalogQuery(new URLSearchParams(address)), [address])
  const [seen, setSeen] = useState(applied)
  const [chosen, setChosen] = useState(applied)
  if (seen !== applied) {
    setSeen(applied)
    setChosen(applied)
  }

  function show(change: Partial<CatalogFilter>, { replace } = { replace: false }) {
    const next = { ...chosen, pageNumber: undefined, ...change }
    setChosen(next)
    void navigate(paths.catalog(next), { replace, preventScrollReset: true })
  }

  return { applied, chosen, show }
}
