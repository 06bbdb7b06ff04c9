import * as catalogCopy from '@trivet/core/copy/catalog'
import { Link } from 'react-router'
import { trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'

const shown = 3

/** Ways on when nothing was found: what the shop suggests to search for, else what is often rented. */
export function Suggestions({ names = [], notRented }: { names?: string[]; notRented?: string | undefined }) {
  if (names.length === 0) return <OftenRented />
  const links = names.slice(0, shown).map((name) => ({ label: name, to: paths.catalog({ keyword: name }) }))
  return (
    <WaysOn title={notRented ? catalogCopy.notRented(notRented) : 'You could search for:'} links={links} />
  )
}

function OftenRented() {
  const { data: products = [] } = trpc.products.top.useQuery()
  if (products.length === 0) return null
  const links = products.slice(0, shown).map((one) => ({ label: one.name, to: paths.product(one) }))
  return <WaysOn title="Often rented:" links={links} />
}

function WaysOn({ title, links }: { title: string; links: { label: string; to: string }[] }) {
  return (
    <p className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-small">
      <span className="text-muted-foreground">{title}</span>
      {links.map(({ label, to }) => (
        <Link key={to} to={to} className="font-medium underline underline-offset-4">
          {label}
        </Link>
      ))}
    </p>
  )
}
