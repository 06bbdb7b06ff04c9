import { useEffect, useMemo, useRef, useState } from 'react'
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

/** Choices that are on their way into the address, and the addresses on that way. */
type UnderWay = { filter: CatalogFilter; addresses: string[] }

export function useCatalogFilter(): CatalogFilters {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const address = search.toString()
  const applied = useMemo(() => readCatalogQuery(new URLSearchParams(address)), [address])
  const [chosen, setChosen] = useState<CatalogFilter | null>(null)
  // the same at once: of two choices before the next rendering, the second one starts from the first
  const underWay = useRef<UnderWay>(null)

  useEffect(() => {
    const addresses = underWay.current?.addresses ?? []
    // an earlier choice has arrived, and a later one is still to come
    if (addresses.includes(address) && addresses.at(-1) !== address) return
    underWay.current = null
    setChosen(null)
  }, [address])

  function show(change: Partial<CatalogFilter>, { replace } = { replace: false }) {
    const filter = { ...(underWay.current?.filter ?? applied), pageNumber: undefined, ...change }
    const to = paths.catalog(filter)
    const next = new URLSearchParams(to.split('?')[1]).toString()
    const addresses = [...(underWay.current?.addresses ?? []), next]
    // back to where the address still is: nothing will arrive
    underWay.current = next === address ? null : { filter, addresses }
    setChosen(underWay.current?.filter ?? null)
    void navigate(to, { replace, preventScrollReset: true })
  }

  return { applied, chosen: chosen ?? applied, show }
}
