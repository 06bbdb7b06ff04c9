import { leastSearchLength } from '@trivet/core/contract/search'
import { useEffect, useState } from 'react'
import { trpc } from '../../lib/trpc.ts'

const pauseMs = 150

/** The server's answer to what is typed now: an answer to an earlier text never shows. */
export function useSearch(typed: string) {
  const text = typed.trim()
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const isWorthAsking = text.length >= leastSearchLength
  const query = trpc.adminSearch.search.useQuery(
    { q: asked },
    { enabled: isWorthAsking && asked === text, trpc: { abortOnUnmount: true } },
  )
  const isCurrent = isWorthAsking && asked === text
  return {
    found: isCurrent ? query.data : undefined,
    error: isCurrent && !query.isFetching ? query.error : null,
    isSearching: isWorthAsking && (!isCurrent || query.isFetching) && !(isCurrent && query.data),
    retry: () => void query.refetch(),
  }
}
