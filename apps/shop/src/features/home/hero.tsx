import type { ProductCard } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { ProductImage } from '../../components/product-image.tsx'
import { paths } from '../../paths.ts'
import { HeroDocket } from './hero-docket.tsx'

/** Words on the left, the cloth with what is rented most on the right, running off the screen. */
export function Hero({ products }: { products: readonly ProductCard[] }) {
  const [first, second, third] = products
  return (
    <section className="grid items-stretch gap-x-6 gap-y-10 pt-8 lg:grid-cols-12 lg:pt-6">
      <div className="flex flex-col justify-center lg:col-span-5 lg:py-20">
        <h1 className="type-display">Cook like you brought your own kitchen.</h1>
        <p className="mt-6 max-w-120 text-lead text-muted-foreground">
          Real knives and heavy pans, at your rental before you are. Picked up after you leave. Nothing to
          wash.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button size="lg" render={<Link to={paths.catalog()} />}>
            Rent a kit
          </Button>
          <Button size="lg" variant="secondary" render={<a href="#how-it-works" />}>
            How it works
          </Button>
        </div>
      </div>
      <div className="weave weave-essential off-right-edge rounded-l-cloth border border-r-0 max-lg:off-left-edge max-lg:border-x-0 lg:col-span-7">
        <div className="relative ml-20 grid grid-cols-12 gap-x-4 py-8 pr-page sm:ml-28 lg:py-12">
          {first && (
            <LaidOut
              product={first}
              className="col-span-8 sm:col-span-7"
              sizes="(min-width: 1024px) 420px, 60vw"
            />
          )}
          {second && (
            <LaidOut
              product={second}
              className="col-span-4 mt-[30%] sm:col-span-5 sm:mt-[20%]"
              sizes="280px"
            />
          )}
          {third && (
            <LaidOut product={third} className="col-span-5 mt-4 max-sm:hidden lg:-mt-8" sizes="280px" />
          )}
          {first && (
            <HeroDocket
              product={first}
              className="z-10 col-span-12 mt-4 self-end sm:col-span-7 sm:mt-6 lg:-ml-10"
            />
          )}
        </div>
      </div>
    </section>
  )
}

type LaidOutProps = { product: ProductCard; className: string; sizes: string }

function LaidOut({ product, className, sizes }: LaidOutProps) {
  return (
    <Link to={paths.product(product)} className={`self-start rounded-cloth shadow-contact ${className}`}>
      <ProductImage product={product} priority sizes={sizes} className="rounded-cloth border" />
    </Link>
  )
}
