import { useShopSettings } from '../../lib/shop-settings.tsx'
import { Picture } from '@trivet/ui/picture'
import { pictureSources } from '../../components/product/picture-sources.ts'
import { paths } from '../../paths.ts'

/** The words stand on the cloth itself; the kitchen we mean lies across its edge. */
export function AboutHero() {
  return (
    <section className="grid grid-cols-1 gap-x-6 lg:grid-cols-12">
      <div className="flex flex-col justify-center pt-4 pb-10 lg:col-span-5 lg:py-16">
        <h1 className="type-display">Nobody packs a Dutch oven.</h1>
        <p className="mt-6 max-w-120 text-lead text-muted-foreground">
          So we bring one. {useShopSettings().identity.name} rents out the kitchen that vacation rentals
          forget: real knives, heavy pans and the right pot, by the week, there before you are.
        </p>
      </div>
      <div className="weave weave-chef off-right-edge rounded-l-cloth border border-r-0 py-8 pl-20 max-lg:off-left-edge max-lg:border-x-0 sm:pl-28 lg:col-span-7 lg:flex lg:items-center lg:py-12">
        <Picture
          src={paths.picture({ name: 'hero-kitchen', format: 'webp', width: 960 })}
          sources={pictureSources({ name: 'hero-kitchen' })}
          alt="A rented kitchen with a green Dutch oven, pans and a wooden board laid out on the counter"
          width={1600}
          height={880}
          priority
          sizes="(min-width: 1024px) 55vw, 90vw"
          className="w-full rounded-l-cloth border border-r-0 shadow-contact"
        />
      </div>
    </section>
  )
}
