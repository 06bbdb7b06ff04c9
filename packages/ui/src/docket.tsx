import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.tsx'

export type DocketProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** Right of the title, such as '7 days'. */
  meta?: ReactNode
  headingLevel?: 2 | 3 | 4
  /** Anything under the rows: a note, a button. */
  footer?: ReactNode
}

/** An order ticket. Children are `DocketRow`s and one `DocketTotal`. */
export function Docket({
  title,
  meta,
  headingLevel = 2,
  footer,
  className,
  children,
  ...props
}: DocketProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section data-slot="docket" className={cn('docket p-5 text-small', className)} {...props}>
      {title && (
        <header className="mb-2 flex flex-wrap justify-between gap-x-4">
          <Heading className="min-w-0 font-semibold break-words uppercase">{title}</Heading>
          {meta && <p className="max-w-full">{meta}</p>}
        </header>
      )}
      <dl>{children}</dl>
      {footer && <div className="mt-4 font-sans">{footer}</div>}
    </section>
  )
}

export type DocketRowProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode
  value: ReactNode
  /** A small line under the label. */
  note?: ReactNode
  /** The butter pill. One thing per screen: the saving, or the next step. */
  highlight?: boolean
}

export function DocketRow({ label, value, note, highlight = false, className, ...props }: DocketRowProps) {
  return (
    <div data-slot="docket-row" className={cn('flex justify-between gap-4 py-0.5', className)} {...props}>
      <dt className="min-w-0 break-words">
        {highlight ? (
          <span className="-ml-2.5 inline-block rounded-tool bg-accent px-2.5 text-accent-foreground">
            {label}
          </span>
        ) : (
          label
        )}
        {note && <span className="block text-caption text-muted-foreground">{note}</span>}
      </dt>
      <dd className="shrink-0 text-right">{value}</dd>
    </div>
  )
}

export function DocketTotal({ className, ...props }: DocketRowProps) {
  return (
    <DocketRow
      data-slot="docket-total"
      className={cn('mt-2 border-t border-dashed border-input pt-2 text-body font-bold', className)}
      {...props}
    />
  )
}
