import { Button } from '@trivet/ui/button'
import { cn } from '@trivet/ui/cn'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

export type BookingCallProps = {
  title: string
  text: string
  label: string
  /** The class of the cloth it lies on. */
  weave: string
  side?: 'left' | 'right'
}

/** The last word of a page: a strip of cloth that runs off one edge of the screen. */
export function BookingCall({ title, text, label, weave, side = 'left' }: BookingCallProps) {
  return (
    <section
      className={cn(
        'weave border py-14 pl-24 sm:pl-28 lg:py-20',
        weave,
        side === 'left'
          ? 'off-left-edge rounded-r-cloth border-l-0 pr-8 lg:mr-[16%] lg:pl-40'
          : 'off-right-edge rounded-l-cloth border-r-0 pr-page lg:ml-[25%]',
      )}
    >
      <h2 className="max-w-160 type-h2">{title}</h2>
      <p className="mt-4 max-w-prose text-lead text-muted-foreground">{text}</p>
      <Button size="lg" className="mt-8 max-[22.5rem]:px-5" render={<Link to={paths.booking()} />}>
        {label}
      </Button>
    </section>
  )
}
