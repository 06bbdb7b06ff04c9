import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { cn } from './cn.tsx'
import { popupClasses } from './popup-classes.ts'
import type { Styled } from './styled.ts'

export const Menu = BaseMenu.Root
export const MenuTrigger = BaseMenu.Trigger
export const MenuGroup = BaseMenu.Group

const itemClasses =
  'flex min-h-11 items-center gap-3 rounded-input px-3 text-small outline-none select-none data-disabled:text-muted-foreground/60 data-highlighted:bg-secondary [[data-density=compact]_&]:min-h-9 [&_svg]:size-5 [&_svg]:shrink-0'

export type MenuContentProps = Styled<BaseMenu.Popup.Props> &
  Pick<BaseMenu.Positioner.Props, 'side' | 'align' | 'sideOffset'>

export function MenuContent({ side, align = 'end', sideOffset = 8, className, ...props }: MenuContentProps) {
  return (
    <BaseMenu.Portal>
      <BaseMenu.Positioner side={side} align={align} sideOffset={sideOffset} className="z-50">
        <BaseMenu.Popup
          data-slot="menu-content"
          className={cn(popupClasses, 'max-h-(--available-height) min-w-52 overflow-y-auto p-1.5', className)}
          {...props}
        />
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  )
}

export function MenuItem({
  destructive = false,
  className,
  ...props
}: Styled<BaseMenu.Item.Props> & { destructive?: boolean }) {
  return (
    <BaseMenu.Item
      data-slot="menu-item"
      className={cn(itemClasses, destructive && 'text-destructive', className)}
      {...props}
    />
  )
}

/** A link in a menu: `<MenuLinkItem render={<Link to={…} />}>`. */
export function MenuLinkItem({ className, closeOnClick = true, ...props }: Styled<BaseMenu.LinkItem.Props>) {
  return (
    <BaseMenu.LinkItem
      data-slot="menu-link-item"
      closeOnClick={closeOnClick}
      className={cn(itemClasses, className)}
      {...props}
    />
  )
}

export function MenuCheckboxItem({ className, children, ...props }: Styled<BaseMenu.CheckboxItem.Props>) {
  return (
    <BaseMenu.CheckboxItem data-slot="menu-checkbox-item" className={cn(itemClasses, className)} {...props}>
      <span className="flex size-5 shrink-0">
        <BaseMenu.CheckboxItemIndicator>
          <Check aria-hidden strokeWidth={1.75} />
        </BaseMenu.CheckboxItemIndicator>
      </span>
      {children}
    </BaseMenu.CheckboxItem>
  )
}

export function MenuLabel({ className, ...props }: Styled<BaseMenu.GroupLabel.Props>) {
  return (
    <BaseMenu.GroupLabel
      data-slot="menu-label"
      className={cn('px-3 py-1.5 text-caption text-muted-foreground', className)}
      {...props}
    />
  )
}

export function MenuSeparator({ className, ...props }: Styled<BaseMenu.Separator.Props>) {
  return (
    <BaseMenu.Separator
      data-slot="menu-separator"
      className={cn('-mx-1.5 my-1.5 border-t', className)}
      {...props}
    />
  )
}
