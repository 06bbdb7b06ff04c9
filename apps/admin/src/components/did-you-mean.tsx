import { Button } from '@trivet/ui/button'
import { trpc } from '../lib/trpc.ts'

type DidYouMeanProps = { search: string; setSearch: (text: string) => void }

/** Below a list that has nothing of what was typed: the search with its slip mended, one press away. */
export function DidYouMean({ search, setSearch }: DidYouMeanProps) {
  const { data } = trpc.adminSearch.meant.useQuery({ q: search.slice(0, 100) })
  const meant = data?.meant
  if (!meant) return null
  return (
    <p role="status" className="mt-3">
      Did you mean{' '}
      <Button variant="secondary" size="sm" onClick={() => setSearch(meant)}>
        {meant}
      </Button>
      ?
    </p>
  )
}
