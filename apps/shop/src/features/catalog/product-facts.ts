import { collectionLabel } from '@trivet/core/catalog'
import type { Product } from '@trivet/core/contract/catalog'
import type { Crumb } from '../../components/page/page-crumbs.tsx'
import { paths } from '../../paths.ts'

/** schema.org/Product, as search engines read it. */
export function productFacts(product: Product, origin: string): Record<string, unknown> {
  const address = origin + paths.product(product)
  return {
    '@type': 'Product',
    '@id': address,
    name: product.name,
    description: product.description,
    image: origin + paths.picture({ name: product.picture?.name ?? product.image }),
    sku: product._id,
    category: collectionLabel(product.category),
    ...(product.numReviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.numReviews,
      },
    }),
    offers: {
      '@type': 'Offer',
      url: address,
      price: product.price.toFixed(2),
      priceCurrency: 'USD',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: `https://schema.org/${product.countInStock > 0 ? 'InStock' : 'OutOfStock'}`,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: product.price.toFixed(2),
        priceCurrency: 'USD',
        unitCode: 'WEE',
      },
    },
  }
}

/** The way down to a product. */
export function productCrumbs(product: Product): Crumb[] {
  const { category } = product
  return [
    { label: 'Home', href: paths.home() },
    { label: 'Kits', href: paths.catalog() },
    ...(category ? [{ label: collectionLabel(category), href: paths.catalog({ category }) }] : []),
    { label: product.name, href: paths.product(product) },
  ]
}
