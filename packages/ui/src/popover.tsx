import { Popover as BasePopover } from '@base-ui/react/popover'
import { cn } from './cn.tsx'
import { popupClasses } from './popup-classes.ts'
import type { Styled } from './styled.ts'

export const Popover = BasePopover.Root
export const PopoverTrigger = BasePopover.Trigger

export type PopoverContentProps = Styled<BasePopover.Popup.Props> &
  Pick<BasePopover.Positioner.Props, 'side' | 'align' | 'sideOffset' | 'anchor'>

export function PopoverContent({
  side,
  align = 'start',
  sideOffset = 8,
  anchor,
  className,
  ...props
}: PopoverContentProps) {
  return (
    <BasePopover.Portal>
      <BasePopover.Positioner
        side={side}
        align={align}
        sideOffset={sideOffset}
        anchor={anchor}
        className="z-50"
      >
        <BasePopover.Popup
          data-slot="popover-content"
          className={cn(
            popupClasses,
            'max-h-(--available-height) max-w-(--available-width) overflow-auto p-4',
            className,
          )}
          {...props}
        />
      </BasePopover.Positioner>
    </BasePopover.Portal>
  )
}

export function PopoverTitle({ className, ...props }: Styled<BasePopover.Title.Props>) {
  return (
    <BasePopover.Title
      data-slot="popover-title"
      className={cn('text-body font-semibold', className)}
      {...props}
    />
  )
}
