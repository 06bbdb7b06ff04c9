import { formatDollars } from '@trivet/core/money'
import type { Product } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { StarRating } from '@trivet/ui/star-rating'
import { Link } from 'react-router'
import { NamedPicture } from '../../components/product/named-picture.tsx'
import { paths } from '../../paths.ts'
import { BbqDocket } from './bbq-docket.tsx'

export function BbqHero({ product }: { product: Product }) {
  return (
    <section className="grid grid-cols-1 gap-x-6 lg:grid-cols-12">
      <div className="flex flex-col justify-center pt-4 pb-10 lg:col-span-5 lg:py-14">
        <p className="text-small font-semibold text-bbq">For the yard, the patio, the beach house</p>
        <h1 className="mt-2 type-display">{product.name}</h1>
        <StarRating rating={product.rating} count={product.numReviews} className="mt-4" />
        <p className="mt-4 font-mono text-lead font-semibold">{formatDollars(product.price)} per week</p>
        <p className="mt-4 max-w-120 text-muted-foreground">{product.description}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button size="lg" render={<Link to={paths.booking({ product: product.slug })} />}>
            Book Now
          </Button>
          <Button size="lg" variant="secondary" render={<a href="#related" />}>
            Related collections
          </Button>
        </div>
      </div>
      <div className="weave weave-bbq off-right-edge rounded-l-cloth border border-r-0 py-8 pr-page pl-8 max-lg:off-left-edge max-lg:border-x-0 max-lg:pl-page sm:py-12 sm:pl-12 lg:col-span-7">
        <figure className="weave rounded-cloth border p-4 shadow-contact sm:p-8">
          <NamedPicture
            name="collection-bbq"
            alt="Charcoal grill, tool set, skillet, steak knives, carving set and tongs on one cloth"
            sizes="(min-width: 1024px) 560px, 90vw"
            priority
          />
          <figcaption className="mt-2 text-caption text-muted-foreground sm:max-w-56">
            Laid out to one scale, as it goes into the crate.
          </figcaption>
        </figure>
        <BbqDocket product={product} className="mt-6 max-w-88 sm:-mt-12 sm:mr-6 sm:ml-auto" />
      </div>
    </section>
  )
}
