import { Link } from 'react-router'
import { trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'

const shown = 3

/** A way on when a search found nothing. */
export function Suggestions() {
  const { data: products = [] } = trpc.products.top.useQuery()
  if (products.length === 0) return null
  return (
    <p className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-small">
      <span className="text-muted-foreground">Often rented:</span>
      {products.slice(0, shown).map((product) => (
        <Link
          key={product._id}
          to={paths.product(product)}
          className="font-medium underline underline-offset-4"
        >
          {product.name}
        </Link>
      ))}
    </p>
  )
}
