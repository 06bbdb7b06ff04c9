import { ChevronLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { listLeft } from '../lib/list-left.ts'

/** Above the title of a page; a list is found again as it was left. */
export function WayBack({ to, label }: { to: string; label: string }) {
  const { state } = useLocation()
  const left = listLeft(state, to)
  return (
    <Link
      to={left ?? to}
      // a page below a record hands on what the record needs for its own way back
      state={left === null ? state : null}
      className="mb-1 -ml-1 inline-flex min-h-9 items-center gap-1 underline-offset-4 hover:underline"
    >
      <ChevronLeft aria-hidden strokeWidth={1.75} className="size-4" />
      {label}
    </Link>
  )
}
