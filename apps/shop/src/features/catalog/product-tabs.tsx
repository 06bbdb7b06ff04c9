import type { Product } from '@trivet/core/contract/catalog'
import { Check } from 'lucide-react'
import { lazy } from 'react'
import { Link } from 'react-router'
import { ProductImage } from '../../components/product/product-image.tsx'
import { PagePart } from '../../components/page/page-part.tsx'
import { onceLoaded } from '../../lib/once-loaded.ts'
import { paths } from '../../paths.ts'
import { SizeFigure } from './size-figure.tsx'
import { TabSet } from './tab-set.tsx'

// in the server's HTML from the start; its script may come after the rest of the page
const Reviews = lazy(() =>
  onceLoaded(import('./reviews.tsx').then((module) => ({ default: module.Reviews }))),
)

export function ProductTabs({ product }: { product: Product }) {
  return (
    <TabSet
      label={`About ${product.name}`}
      tabs={[
        { name: 'Details', content: <Details product={product} /> },
        { name: 'Specifications', content: <Specifications product={product} /> },
        {
          name: 'Reviews',
          content: (
            <PagePart>
              <Reviews product={product} />
            </PagePart>
          ),
        },
      ]}
    />
  )
}

function Details({ product }: { product: Product }) {
  const { itemsIncluded, perfect_for: perfectFor } = product
  return (
    <div className="grid gap-10 lg:grid-cols-[7fr_5fr]">
      {itemsIncluded.length > 0 && (
        <section>
          <h2 className="type-h3">Items included</h2>
          <ul className="mt-4 divide-y border-y">
            {itemsIncluded.map((item) => (
              <IncludedItem key={item.name} item={item} />
            ))}
          </ul>
        </section>
      )}
      {perfectFor.length > 0 && (
        <section>
          <h2 className="type-h3">Perfect for</h2>
          <ul className="mt-4 flex flex-col gap-2">
            {perfectFor.map((occasion) => (
              <li key={occasion} className="flex gap-3">
                <Check aria-hidden strokeWidth={1.75} className="mt-1 size-5 shrink-0 text-success" />
                {occasion}
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* on wide screens it stands under the picture */}
      <div className="max-w-120 lg:hidden">
        <SizeFigure product={product} />
      </div>
    </div>
  )
}

function IncludedItem({ item }: { item: Product['itemsIncluded'][number] }) {
  const { name, description, quantity, slug, image, picture } = item
  return (
    <li className="flex items-center gap-4 py-3">
      <ProductImage
        product={{ name, image: image ?? '', picture }}
        alt=""
        sizes="4rem"
        className="w-16 shrink-0 rounded-cloth"
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {slug ? (
            <Link to={paths.product({ slug })} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {description && <p className="text-small text-muted-foreground">{description}</p>}
      </div>
      {quantity !== undefined && <p className="font-mono text-small">× {quantity}</p>}
    </li>
  )
}

function Specifications({ product: { specifications } }: { product: Product }) {
  if (specifications.length === 0) return <p className="text-muted-foreground">Nothing to measure here.</p>
  return (
    <table className="w-full max-w-160 text-small">
      <caption className="sr-only">Specifications</caption>
      <tbody>
        {specifications.map(({ name, value }) => (
          <tr key={name} className="border-b align-top">
            <th scope="row" className="w-2/5 py-3 pr-4 text-left font-medium">
              {name}
            </th>
            <td className="py-3 font-mono tabular-nums">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
