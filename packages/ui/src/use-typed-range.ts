import { useEffect, useState } from 'react'
import { formatTypedDay, parseTypedDay } from './calendar-day.ts'
import type { Day } from './calendar-day.ts'
import { dayStates, moveStart } from './date-range.ts'
import type { DateRange, RangeRules } from './date-range.ts'

type Side = 'start' | 'end'

/** Text that is not the value yet; it stands only as long as the value it was typed over. */
type Draft = { text: string; over: Day | null; error?: string | undefined }

type Drafts = Partial<Record<Side, Draft | undefined>>

/** Why a typed day is not taken; that side of the value is null meanwhile. */
export type RefusedSides = Partial<Record<Side, string | undefined>>

export type TypedRangeOptions = {
  value: DateRange
  onChange: (value: DateRange) => void
  onRefused?: ((refused: RefusedSides) => void) | undefined
  rules: RangeRules
  invalidMessage: string
}

/** Two dates typed as MM/dd/yyyy: applied as soon as they are dates; on leaving, what is refused counts as none. */
export function useTypedRange({ value, onChange, onRefused, rules, invalidMessage }: TypedRangeOptions) {
  const [drafts, setDrafts] = useState<Drafts>({})

  const draftOf = (side: Side) => {
    const draft = drafts[side]
    return draft?.over === value[side] ? draft : undefined
  }
  const startError = draftOf('start')?.error
  const endError = draftOf('end')?.error

  useEffect(() => {
    onRefused?.({ start: startError, end: endError })
  }, [onRefused, startError, endError])

  function read(range: DateRange, side: Side, text: string): { range: DateRange } | { error: string } {
    if (text.trim() === '') return { range: { ...range, [side]: null } }
    const day = parseTypedDay(text)
    if (day === null) return { error: invalidMessage }
    if (side === 'end' && range.start !== null && day <= range.start) {
      return { error: rules.reasons.notAfterStart }
    }
    const base = { start: side === 'end' ? range.start : null, end: null }
    const state = dayStates(rules, base)(day)
    if (state.disabled) return { error: state.reason ?? invalidMessage }
    return { range: side === 'start' ? moveStart(rules, range, day) : { ...range, end: day } }
  }

  function apply(side: Side, range: DateRange, draft: Draft | undefined) {
    const next = { range, drafts: { ...drafts, [side]: draft } }
    const { range: after, drafts: left } = side === 'start' ? readEndAgain(next) : next
    setDrafts(left)
    if (after.start !== value.start || after.end !== value.end) onChange(after)
  }

  /** A last day that was refused may fit the new first day, or be wrong for another reason. */
  function readEndAgain(next: { range: DateRange; drafts: Drafts }) {
    const draft = draftOf('end')
    if (!draft?.error || next.range.end !== null) return next
    const result = read(next.range, 'end', draft.text)
    return 'error' in result
      ? { ...next, drafts: { ...next.drafts, end: { ...draft, error: result.error } } }
      : { range: result.range, drafts: { ...next.drafts, end: undefined } }
  }

  return {
    text: (side: Side) => {
      const day = value[side]
      return draftOf(side)?.text ?? (day === null ? '' : formatTypedDay(day))
    },
    error: (side: Side) => draftOf(side)?.error,
    type(side: Side, text: string) {
      const result = read(value, side, text)
      if ('range' in result && text !== '') {
        apply(side, result.range, { text, over: result.range[side] })
        return
      }
      const error = text === '' ? undefined : draftOf(side)?.error
      setDrafts({ ...drafts, [side]: { text, over: value[side], error } })
    },
    settle(side: Side) {
      const draft = draftOf(side)
      if (!draft) return
      const result = read(value, side, draft.text)
      if ('error' in result) {
        apply(side, { ...value, [side]: null }, { text: draft.text, over: null, error: result.error })
      } else {
        apply(side, result.range, undefined)
      }
    },
    forget: () => setDrafts({}),
  }
}
