import { ChevronLeft, ChevronRight } from 'lucide-react'
import { createContext, startTransition, useContext, useEffect, useRef } from 'react'
import type { ComponentProps } from 'react'
import type { ChevronProps, ClassNames, DayButtonProps } from 'react-day-picker'
import { cn } from './cn.tsx'

/** How a day stands to what is chosen, and what its button says of it. */
type DayLook = {
  label: string
  isEnd: boolean
  isPreviewEnd: boolean
  isUnavailable: boolean
  /** It could not be chosen wherever the range began. */
  isStruck: boolean
  reason?: string | undefined
}

const plain: DayLook = {
  label: '',
  isEnd: false,
  isPreviewEnd: false,
  isUnavailable: false,
  isStruck: false,
}

type Days = { lookOf: (date: Date) => DayLook; onPress: (date: Date) => void }

const DaysContext = createContext<Days>({ lookOf: () => plain, onPress: () => undefined })

// the library's modifiers would be looked up in lists of all days, each of them for each day
export const DaysProvider = DaysContext.Provider

/**
 * Unlike a disabled button, a day that is not available can be reached and says why. The library draws all days anew when
 * another one has the focus: that may wait until the press itself has been answered.
 */
export function CalendarDayButton({
  day,
  modifiers,
  className,
  onClick,
  onFocus,
  onBlur,
  ...props
}: DayButtonProps) {
  const { lookOf, onPress } = useContext(DaysContext)
  const look = lookOf(day.date)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused && document.activeElement !== button.current) button.current?.focus()
  }, [modifiers.focused])
  return (
    <button
      ref={button}
      {...props}
      onClick={(event) => {
        onPress(day.date)
        startTransition(() => onClick?.(event))
      }}
      onFocus={(event) => {
        // the next key goes on from here
        const isByKey = event.currentTarget.matches(':focus-visible')
        if (isByKey) onFocus?.(event)
        else startTransition(() => onFocus?.(event))
      }}
      onBlur={(event) => startTransition(() => onBlur?.(event))}
      aria-label={look.label}
      aria-disabled={look.isUnavailable || undefined}
      title={look.isUnavailable ? look.reason : undefined}
      className={cn(
        className,
        look.isEnd && 'bg-primary font-semibold text-primary-foreground hover:bg-primary',
        look.isPreviewEnd && 'border-primary',
        modifiers.today && !look.isEnd && 'border-input font-semibold',
        look.isUnavailable && !look.isEnd && 'cursor-not-allowed text-muted-foreground hover:bg-transparent',
        look.isStruck && !look.isEnd && 'line-through',
      )}
    />
  )
}

/** A first and a last day can be chosen, and the days between them. */
export function RangeGrid(props: ComponentProps<'table'>) {
  return <table {...props} aria-multiselectable />
}

/** A month's name where all months are on the page: it never changes, so it is no live region. */
export function StillCaption({ role: _status, 'aria-live': _polite, ...props }: ComponentProps<'span'>) {
  return <span {...props} />
}

export function CalendarChevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon aria-hidden strokeWidth={1.75} className="size-5" />
}

const navButton =
  'flex size-11 items-center justify-center rounded-tool hover:bg-foreground/8 aria-disabled:cursor-not-allowed aria-disabled:opacity-55'

const shared: Partial<ClassNames> = {
  root: 'relative w-fit',
  month: 'min-w-0',
  month_caption: 'flex h-11 items-center justify-center text-body font-semibold',
  month_grid: 'border-collapse',
  weekday: 'h-9 text-caption font-medium text-muted-foreground',
  day: 'p-0 text-center',
  day_button:
    'flex size-11 items-center justify-center rounded-tool border border-transparent text-small tabular-nums hover:bg-foreground/8',
  hidden: 'invisible',
  outside: 'invisible',
  nav: 'pointer-events-none absolute inset-x-0 top-0 z-1 flex justify-between *:pointer-events-auto',
  button_previous: navButton,
  button_next: navButton,
}

// the band is cloth between two round tools: half a cell at each end, whole cells between
const half = 'from-50% to-50%'

export const calendarClasses = {
  horizontal: { ...shared, months: 'relative flex gap-8' } satisfies Partial<ClassNames>,
  vertical: {
    ...shared,
    root: 'mx-auto w-full max-w-96',
    months: 'flex flex-col gap-6',
    month_grid: 'w-full table-fixed border-collapse',
    day_button: cn(shared.day_button, 'mx-auto size-11 max-w-full'),
  } satisfies Partial<ClassNames>,
  modifiers: {
    between: 'bg-secondary',
    bandStart: `bg-linear-to-r ${half} from-transparent to-secondary`,
    bandEnd: `bg-linear-to-l ${half} from-transparent to-secondary`,
  },
}
