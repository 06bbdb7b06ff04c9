import { smallestKitText, weekPrice } from '@trivet/core/copy/kits'
import { Button } from '@trivet/ui/button'
import { cn } from '@trivet/ui/cn'
import { Link } from 'react-router'
import { ProductImage } from '../../components/product/product-image.tsx'
import { usePlanPrices } from '../../components/product/use-plan-prices.ts'
import { paths } from '../../paths.ts'

const places = 8

/** A cloth still being sewn: eight places, some of them taken. */
const taken: Partial<Record<number, string>> = {
  0: 'professional-chefs-knife',
  2: 'dutch-oven',
  3: 'large-frying-pan',
  6: 'wooden-spoon-set',
}

export function KitPromotion() {
  const price = usePlanPrices()?.customKit
  return (
    <section
      aria-labelledby="kit-builder"
      className="weave weave-custom stitched off-right-edge grid items-center gap-x-10 gap-y-8 py-12 pr-page pl-14 max-lg:off-left-edge sm:pl-24 lg:ml-[8%] lg:grid-cols-2 lg:py-20"
    >
      <div>
        <p className="text-small font-semibold text-custom">Custom Kit</p>
        <h2 id="kit-builder" className="mt-2 type-h2">
          Eight things you will use. None you will not.
        </h2>
        <p className="mt-4 max-w-110 text-lead text-muted-foreground">
          Build a kit of your own: any 8 items, one crate, one docket.
        </p>
        {price && (
          <>
            <p className="mt-6 font-mono text-lead font-semibold">from {weekPrice(price.from)}</p>
            <p className="text-small text-muted-foreground">{smallestKitText(price.smallest)}</p>
          </>
        )}
        <p className="text-small text-muted-foreground">Larger kits cost up to 10% less.</p>
        <Button size="lg" className="mt-6" render={<Link to={paths.kitBuilder()} />}>
          Build a custom kit
        </Button>
      </div>
      <ul aria-hidden className="grid grid-cols-4 gap-3 sm:gap-4">
        {Array.from({ length: places }, (_, place) => (
          <li key={place} className={cn(place % 2 === 1 && 'translate-y-3')}>
            <Place picture={taken[place]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Place({ picture }: { picture: string | undefined }) {
  if (!picture) return <div className="stitched aspect-square rounded-cloth bg-card/60" />
  return (
    <ProductImage
      product={{ name: '', image: picture }}
      sizes="(min-width: 1024px) 130px, 22vw"
      className="rounded-cloth border shadow-contact"
    />
  )
}
