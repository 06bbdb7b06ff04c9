import type { ProductCard } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { ProductImage } from '../../components/product-image.tsx'
import { paths } from '../../paths.ts'
import { HeroDocket } from './hero-docket.tsx'

/** Words on the left; on the right the cloth with a kit, two of its pieces and what it costs, running off the screen. */
export function Hero({ kit }: { kit: ProductCard | undefined }) {
  return (
    <section className="grid items-stretch gap-6 pt-8 lg:grid-cols-2 lg:pt-6">
      <div className="flex flex-col justify-center lg:py-16">
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
      <div className="weave weave-essential off-right-edge rounded-l-cloth border border-r-0 max-lg:off-left-edge max-lg:mt-4 max-lg:border-x-0">
        <div className="ml-20 grid grid-cols-12 py-8 pr-page sm:ml-28 lg:py-10">
          {kit && (
            <Link
              to={paths.product(kit)}
              className="relative z-1 col-span-9 self-start rounded-cloth sm:col-span-8"
            >
              <LaidOut picture={kit.image} name={kit.name} sizes="(min-width: 1024px) 420px, 65vw" />
            </Link>
          )}
          <div className="col-span-3 mt-[40%] -ml-4 sm:col-span-4">
            <LaidOut picture="dutch-oven" sizes="(min-width: 1024px) 220px, 30vw" />
          </div>
          <div className="col-span-5 mt-4 max-sm:hidden">
            <LaidOut picture="frying-pan" sizes="220px" />
          </div>
          {kit && (
            <HeroDocket
              product={kit}
              className="z-2 col-span-12 mt-6 sm:col-span-7 sm:mt-2 sm:-ml-8 sm:self-start"
            />
          )}
        </div>
      </div>
    </section>
  )
}

type LaidOutProps = { picture: string; name?: string; sizes: string }

function LaidOut({ picture, name = '', sizes }: LaidOutProps) {
  return (
    <ProductImage
      product={{ name, image: picture }}
      priority={name !== ''}
      sizes={sizes}
      className="rounded-cloth border shadow-contact"
    />
  )
}
