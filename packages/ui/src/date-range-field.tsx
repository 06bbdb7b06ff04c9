import { CalendarDays } from 'lucide-react'
import { lazy, startTransition, Suspense, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { formatShortDay } from './calendar-day.ts'
import { cn } from './cn.tsx'
import { FieldError, FieldHint } from './field.tsx'
import type { DateRange, DayState, DayStateOf, RangeReasons, RangeRules } from './date-range.ts'
import { TextField } from './text-field.tsx'
import { useTypedRange } from './use-typed-range.ts'
import type { RefusedSides } from './use-typed-range.ts'

export type { DateRange, DayState, DayStateOf, RangeReasons, RefusedSides }

// the calendar is heavy and slow to render on the server: it loads when someone reaches for it
const loadPopup = () => import('./date-range-popup.tsx')
const DateRangePopup = lazy(loadPopup)

export type DateRangeFieldProps = {
  value: DateRange
  onChange: (value: DateRange) => void
  /** Told why a typed day is not taken, to say it, and again when it is taken; keep it stable. */
  onRefused?: (refused: RefusedSides) => void
  startLabel: string
  endLabel: string
  /** Shown when a typed date is no date. */
  invalidMessage: string
  /** Today at the place that counts, 'YYYY-MM-DD'; days before it are past. */
  today: string
  minDate?: string
  maxDate?: string
  /** Shortest range, as the difference of its two days. */
  minDays?: number
  dayState?: DayStateOf
  reasons?: Partial<RangeReasons>
  formatDays?: (days: number) => string
  /** Names the pair of fields for screen readers, and the calendar. */
  legend?: string
  hint?: ReactNode
  errors?: { start?: string | undefined; end?: string | undefined; range?: string | undefined }
  required?: boolean
  disabled?: boolean
  onBlur?: () => void
  id?: string
  className?: string
}

const defaultReasons: RangeReasons = {
  past: 'In the past',
  tooEarly: 'Too soon',
  tooLate: 'Too far ahead',
  tooShort: 'Too short',
  crossing: 'A day in between is not available',
  notAfterStart: 'Not after the first day',
}

export function DateRangeField({
  value,
  onChange,
  onRefused,
  startLabel,
  endLabel,
  invalidMessage,
  today,
  minDate,
  maxDate,
  minDays = 1,
  dayState,
  reasons,
  formatDays = (days) => `${days} ${days === 1 ? 'day' : 'days'}`,
  legend = 'Choose dates',
  hint,
  errors = {},
  required,
  disabled = false,
  onBlur,
  id,
  className,
}: DateRangeFieldProps) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const rangeErrorId = errors.range && `${fieldId}-error`
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const rules: RangeRules = {
    today,
    minDate,
    maxDate,
    minDays,
    dayState,
    reasons: { ...defaultReasons, ...reasons },
  }
  // drawing the calendar takes a slow phone a fifth of a second, which is not to hold up the answer to the press
  const open = () => startTransition(() => setIsOpen(true))
  const typed = useTypedRange({ value, onChange, onRefused, rules, invalidMessage })

  function field(side: 'start' | 'end', label: string) {
    const typedError = typed.error(side)
    return (
      <TextField
        id={`${fieldId}-${side}`}
        label={label}
        required={required}
        disabled={disabled}
        placeholder="MM/dd/yyyy"
        inputMode="numeric"
        autoComplete="off"
        fieldClassName="flex-1 @max-[26rem]:basis-[calc(50%-0.375rem)]"
        className="font-mono tabular-nums"
        value={typed.text(side)}
        error={typedError ?? errors[side]}
        // a form that is told says it itself
        alert={typedError !== undefined && !onRefused}
        sharedErrorId={rangeErrorId}
        onChange={(event) => typed.type(side, event.currentTarget.value)}
        onBlur={() => {
          typed.settle(side)
          onBlur?.()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') typed.settle(side)
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            open()
          }
        }}
      />
    )
  }

  return (
    <div
      id={fieldId}
      role="group"
      aria-label={legend}
      data-slot="date-range-field"
      className={cn('@container flex min-w-0 flex-col gap-1.5', className)}
    >
      {hint && <FieldHint id={`${fieldId}-hint`}>{hint}</FieldHint>}
      <div ref={frame} className="flex items-start gap-3 @max-[26rem]:flex-wrap">
        {field('start', startLabel)}
        {field('end', endLabel)}
        <button
          ref={opener}
          type="button"
          disabled={disabled}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={[legend, chosen(value)].filter(Boolean).join(', ')}
          onPointerEnter={loadPopup}
          onFocus={loadPopup}
          onClick={open}
          // stands beside the inputs, below their labels
          className="mt-[calc(var(--type-small-leading)+0.375rem)] flex size-control shrink-0 pointer-coarse:min-h-11 pointer-coarse:min-w-11 items-center justify-center gap-2 rounded-tool border border-input bg-card hover:bg-muted disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground @max-[26rem]:mt-0 @max-[26rem]:w-full"
        >
          <CalendarDays aria-hidden strokeWidth={1.75} className="size-5" />
          <span aria-hidden className="hidden font-semibold @max-[26rem]:inline">
            {legend}
          </span>
        </button>
      </div>
      {errors.range && <FieldError id={rangeErrorId}>{errors.range}</FieldError>}
      {isOpen && (
        <Suspense fallback={null}>
          <DateRangePopup
            value={value}
            onChange={(range) => {
              typed.forget()
              onChange(range)
            }}
            onClose={() => setIsOpen(false)}
            anchor={frame}
            opener={opener}
            rules={rules}
            title={legend}
            startLabel={startLabel}
            endLabel={endLabel}
            formatDays={formatDays}
          />
        </Suspense>
      )}
    </div>
  )
}

function chosen({ start, end }: DateRange): string | null {
  return start && end ? `${formatShortDay(start)} to ${formatShortDay(end)}` : null
}
