import { cn } from '@trivet/ui/cn'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

// by the names the booking page gives them
const stops = ['Select Kit', 'Dates', 'Address', 'Payment']

export function BookingTimeline() {
  return (
    <section
      aria-labelledby="timeline"
      className="weave weave-essential off-left-edge grid grid-cols-1 items-center gap-x-6 gap-y-8 rounded-r-cloth border border-l-0 py-12 pr-6 pl-24 max-lg:off-right-edge max-lg:border-x-0 max-lg:pr-page sm:pl-28 lg:mr-[8%] lg:grid-cols-12 lg:py-16 lg:pr-12 lg:pl-40"
    >
      <div className="lg:col-span-6">
        <h2 id="timeline" className="type-h2">
          You always see where you are
        </h2>
        <p className="mt-4 text-muted-foreground">
          A timeline runs along the top of the{' '}
          <Link to={paths.booking()} className="font-medium text-foreground underline underline-offset-4">
            booking page
          </Link>
          . Step back whenever you like: your kit, dates and address stay as you left them, and the docket
          beside them adds up as you go.
        </p>
      </div>
      <ol className="flex flex-col rounded-cloth border bg-card px-6 py-4 lg:col-span-5 lg:col-start-8">
        {stops.map((stop, index) => (
          <li key={stop} className="flex min-h-12 items-center gap-4">
            <span
              aria-hidden
              className={cn(
                'flex size-8 shrink-0 items-center justify-center rounded-tool border font-mono text-small',
                index === 0 ? 'border-primary bg-primary text-primary-foreground' : 'border-input',
              )}
            >
              {index + 1}
            </span>
            <span className={cn('font-medium', index > 0 && 'text-muted-foreground')}>{stop}</span>
            <span aria-hidden className="h-0 flex-1 border-t-2 border-dashed border-input" />
          </li>
        ))}
      </ol>
    </section>
  )
}
