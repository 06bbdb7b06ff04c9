import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { ClothPiece } from './cloth-piece.ts'
import { HeroCloth } from './hero-cloth.tsx'

/** Words on the left; on the right the cloth, running off the screen, with what it costs. */
export function Hero({ pieces, isEmpty }: { pieces: readonly ClothPiece[]; isEmpty: boolean }) {
  return (
    <section className="grid grid-cols-1 items-stretch gap-6 pt-8 lg:grid-cols-12 lg:pt-6">
      <div className="flex flex-col justify-center lg:col-span-5 lg:py-16">
        <h1 className="type-display">Kitchen kits by the week, brought to your vacation rental.</h1>
        <p className="mt-6 max-w-120 text-lead text-muted-foreground">
          Cook like you brought your own kitchen: real knives and heavy pans, there before you are. Picked up
          after you leave. Nothing to wash.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button size="lg" render={<Link to={paths.catalog()} />}>
            Rent a kit
          </Button>
          <Button size="lg" variant="secondary" render={<Link to={paths.kitBuilder()} />}>
            Build a custom kit
          </Button>
        </div>
      </div>
      {!isEmpty && (
        <div className="weave weave-essential off-right-edge rounded-l-cloth border border-r-0 max-lg:off-left-edge max-lg:mt-4 max-lg:border-x-0 lg:col-span-7">
          {pieces.length > 0 && <HeroCloth pieces={pieces} />}
        </div>
      )}
    </section>
  )
}
