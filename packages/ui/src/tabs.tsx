import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import { cn } from './cn.tsx'
import type { Styled } from './styled.ts'

export function Tabs({ className, ...props }: Styled<BaseTabs.Root.Props>) {
  return <BaseTabs.Root data-slot="tabs" className={cn('flex flex-col', className)} {...props} />
}

export function TabsList({ className, activateOnFocus = true, ...props }: Styled<BaseTabs.List.Props>) {
  return (
    <BaseTabs.List
      data-slot="tabs-list"
      activateOnFocus={activateOnFocus}
      // the padding keeps the focus ring inside the scrolling strip
      className={cn('-mx-1 flex overflow-x-auto border-b px-1 pt-1', className)}
      {...props}
    />
  )
}

export function TabsTrigger({ className, ...props }: Styled<BaseTabs.Tab.Props>) {
  return (
    <BaseTabs.Tab
      data-slot="tabs-trigger"
      className={cn(
        'flex min-h-11 shrink-0 items-center gap-2 rounded-t-cloth border-b-3 border-transparent px-4 text-small font-medium',
        'text-muted-foreground -outline-offset-2 hover:text-foreground',
        'data-active:border-primary data-active:text-foreground data-disabled:opacity-55',
        className,
      )}
      {...props}
    />
  )
}

export function TabsContent({ className, ...props }: Styled<BaseTabs.Panel.Props>) {
  return <BaseTabs.Panel data-slot="tabs-content" className={cn('pt-6', className)} {...props} />
}
