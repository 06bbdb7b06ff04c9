import { excerpt } from '@trivet/core/catalog'
import { formatDollars } from '@trivet/core/money'
import type { ProductCard } from '@trivet/core/contract/catalog'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** What else goes to the yard, one strip of cloth each. */
export function RelatedCollections({ products }: { products: readonly ProductCard[] }) {
  return (
    <section
      id="related"
      aria-labelledby="related-title"
      className="grid grid-cols-1 gap-x-6 gap-y-6 lg:grid-cols-12"
    >
      <h2 id="related-title" className="type-h2 lg:col-span-4">
        Related collections
      </h2>
      <ul className="border-t lg:col-span-8">
        {products.map((product) => (
          <li key={product._id} className="flex border-b">
            <span aria-hidden className="weave weave-bbq w-12 shrink-0 sm:w-24" />
            <div className="flex flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-6 pl-5 sm:pl-8">
              <h3 className="type-h3">
                <Link
                  to={product.slug ? paths.product(product) : paths.catalog({ category: 'Specialty' })}
                  className="rounded-cloth hover:underline hover:underline-offset-4"
                >
                  {product.name}
                </Link>
              </h3>
              <p className="font-mono text-small font-medium">{formatDollars(product.price)} per week</p>
              <p className="max-w-prose basis-full text-small text-muted-foreground">
                {excerpt(product.description)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
