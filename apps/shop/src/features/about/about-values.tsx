import { cn } from '@trivet/ui/cn'

const values = [
  {
    title: 'Sharp, or it stays here',
    text: 'Every knife is honed between two rentals. A blunt one does not leave the shelf.',
    weave: 'weave-essential',
  },
  {
    title: 'Clean is a number',
    text: 'Dishwashing at 180°F or above, after every rental. You should not have to wonder.',
    weave: 'weave-chef',
  },
  {
    title: 'You never wash',
    text: 'Leave it in the sink, leave it on the stove. We take it as it is.',
    weave: 'weave-specialty',
  },
  {
    title: 'The whole price, early',
    text: 'Delivery, tax and protection stand on the docket before you sign in.',
    weave: 'weave-bbq',
  },
  {
    title: 'Trips change',
    text: 'Move your dates free of charge until 48 hours before delivery. Weather is nobody’s fault.',
    weave: 'weave-custom',
  },
  {
    title: 'One good pan, many kitchens',
    text: 'A heavy pan that is shared outlives ten thin ones that are thrown away.',
    weave: '',
  },
] as const

/** Six values as a weaver's swatch book: each hangs a little lower than its neighbour. */
export function AboutValues() {
  return (
    <section aria-labelledby="values">
      <h2 id="values" className="max-w-160 type-h2">
        Six threads we do not drop
      </h2>
      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:pb-20">
        {values.map(({ title, text, weave }, index) => (
          <li
            key={title}
            className={cn(
              'flex flex-col overflow-hidden rounded-cloth border bg-card',
              hang[index % hang.length],
            )}
          >
            <span
              aria-hidden
              className={cn('weave block h-12 sm:h-20 border-b border-dashed border-input', weave)}
            />
            <h3 className="px-6 pt-5 type-h3">{title}</h3>
            <p className="px-6 pt-2 pb-7 text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const hang = ['', 'lg:translate-y-10', 'lg:translate-y-20']
