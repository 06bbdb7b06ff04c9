import { excerpt } from '@trivet/core/catalog'
import { JsonLd } from '../components/page/json-ld.tsx'
import { PageCrumbs } from '../components/page/page-crumbs.tsx'
import { PageHead, useSiteOrigin } from '../components/page/page-head.tsx'
import { productFacts } from '../features/catalog/product-facts.ts'
import { ProductTabs } from '../features/catalog/product-tabs.tsx'
import { bbqCollection } from '../features/collections/bbq-collection.ts'
import { BbqHero } from '../features/collections/bbq-hero.tsx'
import { RelatedCollections } from '../features/collections/related-collections.tsx'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { browserLoader, isNotFound, serverLoader } from '../lib/route-data.ts'
import type { Needs } from '../lib/route-data.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

const { slug } = bbqCollection
const relatedShown = 3

const needs: Needs<object> = async (utils) => {
  try {
    await utils.products.bySlug.ensureData({ slug })
  } catch (error) {
    if (!isNotFound(error)) throw error
    // the page stands without the product, so its absence is no error
    await utils.products.bySlug.reset({ slug })
  }
}

export const loader = serverLoader(needs)
export const clientLoader = browserLoader(needs)
export const headers = publicPageHeaders

const crumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'Kits', href: paths.catalog() },
  { label: bbqCollection.name, href: paths.bbqCollection() },
]

export default function BbqCollectionRoute() {
  const origin = useSiteOrigin()
  const { data } = trpc.products.bySlug.useQuery({ slug })
  const product = data ?? bbqCollection
  return (
    <div className="page-width">
      <PageHead
        title={product.name}
        description={excerpt(product.description, 155)}
        path={paths.bbqCollection()}
      />
      {data && <JsonLd facts={productFacts(data, origin)} />}
      <PageCrumbs crumbs={crumbs} />
      <BbqHero product={product} />
      <div className="mt-section">
        <ProductTabs product={product} />
      </div>
      <div className="mt-section">
        <RelatedCollections products={product.relatedProducts.slice(0, relatedShown)} />
      </div>
    </div>
  )
}
