import * as catalogCopy from '@trivet/core/copy/catalog'
import { collectionLabel, excerpt, idPattern } from '@trivet/core/catalog'
import type { Product } from '@trivet/core/contract/catalog'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { StarRating } from '@trivet/ui/star-rating'
import { isRouteErrorResponse, redirect, useParams, useRouteError } from 'react-router'
import { ErrorPage, NotFoundPage } from '../components/page/error-page.tsx'
import { JsonLd } from '../components/page/json-ld.tsx'
import { PageCrumbs } from '../components/page/page-crumbs.tsx'
import { PageHead, useSiteOrigin } from '../components/page/page-head.tsx'
import { cardGrid, ProductCard } from '../components/product/product-card.tsx'
import { ProductImage } from '../components/product/product-image.tsx'
import { weaveOf } from '../components/product/weave.ts'
import { PagePart } from '../components/page/page-part.tsx'
import { BuyBox } from '../features/catalog/buy-box.tsx'
import { EnlargePictures } from '../features/catalog/enlarge-pictures.tsx'
import { productCrumbs, productFacts } from '../features/catalog/product-facts.ts'
import { ProductTabs } from '../features/catalog/product-tabs.tsx'
import { SizeFigure } from '../features/catalog/size-figure.tsx'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { browserLoader, isNotFound, serverLoader } from '../lib/route-data.ts'
import type { Needs } from '../lib/route-data.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

const needs: Needs<{ params: { slug?: string } }> = async (utils, { params: { slug = '' } }) => {
  try {
    const product = await utils.products.bySlug.ensureData({ slug })
    // an address it had before
    if (product.slug !== slug) throw redirect(paths.product(product), 301)
  } catch (error) {
    if (!isNotFound(error) || !idPattern.test(slug)) throw error
    // the address may carry an id; the product has one address, so the visitor is sent there
    throw redirect(paths.product(await utils.products.byId.fetch({ id: slug })), 301)
  }
}

export const loader = serverLoader(needs)
export const clientLoader = browserLoader(needs)
export const headers = publicPageHeaders

export default function ProductRoute() {
  const { slug = '' } = useParams()
  const { data: product, error, isFetching, refetch } = trpc.products.bySlug.useQuery({ slug })
  if (product) return <ProductPage key={product._id} product={product} />
  if (isNotFound(error)) return <ProductNotFound />
  if (!error) return <ProductSkeleton />
  return (
    <div className="page-width py-section">
      <PageHead title={catalogCopy.productLoadFailed} />
      <ErrorState
        title={catalogCopy.productLoadFailed}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && [404, 410].includes(error.status)
  return isMissing ? <ProductNotFound /> : <ErrorPage error={error} />
}

function ProductPage({ product }: { product: Product }) {
  const origin = useSiteOrigin()
  return (
    <div className="page-width">
      <PageHead
        title={product.name}
        description={excerpt(product.description, 155)}
        path={paths.product(product)}
        image={product.picture ? paths.picture({ name: product.picture.name }) : undefined}
      />
      <JsonLd facts={productFacts(product, origin)} />
      <PageCrumbs crumbs={productCrumbs(product)} />
      {/* on phones one flow, in which the bar with the buttons can stay in sight */}
      <div className="gap-x-6 lg:grid lg:grid-cols-12">
        <div
          className={`weave off-left-edge ${weaveOf(product.category)} max-lg:off-right-edge lg:col-span-7`}
        >
          <div className="relative my-8 mr-page ml-22 max-w-140 lg:mr-10 lg:ml-auto">
            <ProductImage
              product={product}
              priority
              sizes="(min-width: 1024px) 600px, 100vw"
              className="rounded-cloth border shadow-contact"
            />
            {product.picture !== null && <EnlargePictures product={product} />}
          </div>
          <div className="mr-10 mb-8 ml-auto max-w-120 max-lg:hidden">
            <SizeFigure product={product} />
          </div>
        </div>
        <div className="max-lg:contents lg:col-span-5 lg:pl-6">
          <p className={`max-lg:mt-8 text-small font-semibold text-(--c) ${weaveOf(product.category)}`}>
            {collectionLabel(product.category)}
          </p>
          <h1 className="mt-1 type-h1">{product.name}</h1>
          <StarRating rating={product.rating} count={product.numReviews} className="mt-3" />
          <p className="mt-4 max-w-prose text-muted-foreground">{product.description}</p>
          <BuyBox product={product} />
        </div>
      </div>
      {/* what is further down comes to life after what is in sight, each in a task of its own */}
      <PagePart>
        <div className="mt-12 lg:mt-20">
          <ProductTabs product={product} />
        </div>
      </PagePart>
      <PagePart>
        {product.relatedProducts.length > 0 && <RelatedProducts products={product.relatedProducts} />}
      </PagePart>
    </div>
  )
}

function RelatedProducts({ products }: { products: Product['relatedProducts'] }) {
  return (
    <section aria-labelledby="related" className="mt-section">
      <h2 id="related" className="type-h2">
        {catalogCopy.youMayAlsoLike}
      </h2>
      <ul className={`mt-6 ${cardGrid}`}>
        {products.map((related) => (
          <li key={related._id} className="grid">
            <ProductCard product={related} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProductNotFound() {
  return (
    <NotFoundPage
      title={catalogCopy.productNotFound}
      description="It may have been taken out of the catalog, or the address is mistyped."
    />
  )
}

function ProductSkeleton() {
  return (
    <SkeletonGroup
      label="Loading product"
      className="page-width grid grid-cols-1 gap-6 py-16 lg:grid-cols-12"
    >
      <Skeleton className="h-120 lg:col-span-7" />
      <Skeleton className="h-120 lg:col-span-5" />
    </SkeletonGroup>
  )
}
