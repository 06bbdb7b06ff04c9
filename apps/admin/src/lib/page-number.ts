import { useSearchParams } from 'react-router'

/** The page of a list, from ?page=; anything that is no page number means the first. */
export function usePageNumber(): number {
  const [query] = useSearchParams()
  const text = query.get('page') ?? ''
  return /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1
}
