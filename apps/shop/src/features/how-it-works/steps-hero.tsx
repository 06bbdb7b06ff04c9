import { Button } from '@trivet/ui/button'
import { Docket, DocketRow, DocketTotal } from '@trivet/ui/docket'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { steps } from './steps.ts'

/** The whole thing as one ticket: who does what, and what is left for the guest to wash. */
export function StepsHero() {
  return (
    <section className="grid grid-cols-1 gap-x-6 lg:grid-cols-12">
      <div className="weave weave-essential off-left-edge rounded-r-cloth border border-l-0 py-12 pr-8 pl-24 max-lg:off-right-edge max-lg:order-2 max-lg:border-x-0 sm:pl-28 lg:col-span-5 lg:flex lg:items-center lg:justify-end lg:py-20 lg:pr-16">
        <Docket title="One week" meta="who does what" className="w-full max-w-88">
          {steps.map(({ title, who }) => (
            <DocketRow key={title} label={title} value={who} />
          ))}
          <DocketTotal label="Dishes to wash" value={0} />
        </Docket>
      </div>
      <div className="flex flex-col justify-center pt-4 pb-10 lg:col-span-7 lg:py-20 lg:pl-10">
        <h1 className="type-display">Five steps, and one of them is dinner.</h1>
        <p className="mt-6 max-w-120 text-lead text-muted-foreground">
          You choose, book and cook. We carry, count and wash. This is how a kit gets from our shelf to your
          stove and back.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button size="lg" render={<Link to={paths.catalog()} />}>
            See the collections
          </Button>
          <Button size="lg" variant="secondary" render={<a href="#kits" />}>
            What it costs
          </Button>
        </div>
      </div>
    </section>
  )
}
