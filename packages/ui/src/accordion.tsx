import { Accordion as BaseAccordion } from '@base-ui/react/accordion'
import { ChevronDown } from 'lucide-react'
import { cn } from './cn.tsx'
import type { Styled } from './styled.ts'

/** Closed answers stay in the page, so that search engines and "find in page" see them. */
export function Accordion({
  className,
  hiddenUntilFound = true,
  ...props
}: Styled<BaseAccordion.Root.Props<string>>) {
  return (
    <BaseAccordion.Root
      data-slot="accordion"
      hiddenUntilFound={hiddenUntilFound}
      className={cn('border-t', className)}
      {...props}
    />
  )
}

export function AccordionItem({ className, ...props }: Styled<BaseAccordion.Item.Props>) {
  return <BaseAccordion.Item data-slot="accordion-item" className={cn('border-b', className)} {...props} />
}

export function AccordionTrigger({
  className,
  children,
  headingLevel = 3,
  ...props
}: Styled<BaseAccordion.Trigger.Props> & { headingLevel?: 2 | 3 | 4 }) {
  const Heading = `h${headingLevel}` as const
  return (
    <BaseAccordion.Header render={<Heading />}>
      <BaseAccordion.Trigger
        data-slot="accordion-trigger"
        className={cn(
          'group flex min-h-14 w-full items-center justify-between gap-4 rounded-cloth py-3 text-left text-body font-medium hover:underline hover:underline-offset-4',
          className,
        )}
        {...props}
      >
        {children}
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className="size-5 shrink-0 transition-transform duration-200 group-data-panel-open:rotate-180"
        />
      </BaseAccordion.Trigger>
    </BaseAccordion.Header>
  )
}

export function AccordionContent({ className, children, ...props }: Styled<BaseAccordion.Panel.Props>) {
  return (
    <BaseAccordion.Panel
      data-slot="accordion-content"
      className="transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 noscript:block! noscript:opacity-100!"
      // the panel's height would come as an inline style from the server, which its CSP blocks
      render={({ style: _blocked, ...panel }) => <div {...panel} />}
      {...props}
    >
      <div className={cn('max-w-prose pb-6', className)}>{children}</div>
    </BaseAccordion.Panel>
  )
}
