import { useRef } from 'react'
import type { RefObject } from 'react'
import { Button } from './button.tsx'
import { DateRangeCalendar } from './date-range-calendar.tsx'
import type { DateRangeCalendarProps } from './date-range-calendar.tsx'
import { Dialog, DialogContent } from './dialog.tsx'
import { Popover, PopoverContent, PopoverTitle } from './popover.tsx'
import { useMediaQuery } from './use-media-query.ts'

export type DateRangePopupProps = Omit<DateRangeCalendarProps, 'layout' | 'children'> & {
  onClose: () => void
  anchor: RefObject<HTMLElement | null>
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>
  title: string
}

/** A popover with two months on wide screens, a whole-screen sheet on phones. */
export default function DateRangePopup({ onClose, anchor, opener, title, ...calendar }: DateRangePopupProps) {
  const isWide = useMediaQuery('(min-width: 768px)')
  const content = useRef<HTMLDivElement>(null)
  const focusDay = () => content.current?.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]') ?? true
  const handleOpenChange = (open: boolean) => {
    if (!open) onClose()
  }

  const actions = (
    <>
      <Button
        variant="ghost"
        disabled={calendar.value.start === null && calendar.value.end === null}
        onClick={() => calendar.onChange({ start: null, end: null })}
      >
        Clear dates
      </Button>
      <Button onClick={onClose}>Done</Button>
    </>
  )

  if (isWide) {
    return (
      <Popover open onOpenChange={handleOpenChange} modal="trap-focus">
        <PopoverContent
          ref={content}
          anchor={anchor}
          initialFocus={focusDay}
          finalFocus={opener}
          className="p-6"
        >
          <PopoverTitle className="sr-only">{title}</PopoverTitle>
          <DateRangeCalendar layout="two-months" {...calendar}>
            {actions}
          </DateRangeCalendar>
        </PopoverContent>
      </Popover>
    )
  }
  return (
    <Dialog open onOpenChange={handleOpenChange}>
      <DialogContent
        ref={content}
        placement="full"
        title={title}
        description={`${calendar.startLabel} – ${calendar.endLabel}`}
        initialFocus={focusDay}
        finalFocus={opener}
      >
        <DateRangeCalendar layout="all-months" {...calendar}>
          {actions}
        </DateRangeCalendar>
      </DialogContent>
    </Dialog>
  )
}
