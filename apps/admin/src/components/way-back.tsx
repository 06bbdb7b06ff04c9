import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'

/** Above the title of a page. */
export function WayBack({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="mb-1 -ml-1 inline-flex min-h-9 items-center gap-1 underline-offset-4 hover:underline"
    >
      <ChevronLeft aria-hidden strokeWidth={1.75} className="size-4" />
      {label}
    </Link>
  )
}
