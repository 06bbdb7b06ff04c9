import { useState } from 'react'
import { formatTypedDay, parseTypedDay } from './calendar-day.ts'
import type { Day } from './calendar-day.ts'
import { dayStates, moveStart } from './date-range.ts'
import type { DateRange, RangeRules } from './date-range.ts'

type Side = 'start' | 'end'

/** Text that is not the value yet; it stands only as long as the value it was typed over. */
type Draft = { text: string; over: Day | null; error?: string | undefined }

export type TypedRangeOptions = {
  value: DateRange
  onChange: (value: DateRange) => void
  rules: RangeRules
  invalidMessage: string
}

/** Two dates typed as MM/dd/yyyy: applied as soon as they are dates, complained about on leaving. */
export function useTypedRange({ value, onChange, rules, invalidMessage }: TypedRangeOptions) {
  const [drafts, setDrafts] = useState<Partial<Record<Side, Draft>>>({})

  const draftOf = (side: Side) => {
    const draft = drafts[side]
    return draft?.over === value[side] ? draft : undefined
  }

  function read(side: Side, text: string): { range: DateRange } | { error: string } {
    if (text.trim() === '') return { range: { ...value, [side]: null } }
    const day = parseTypedDay(text)
    if (day === null) return { error: invalidMessage }
    if (side === 'end' && value.start !== null && day <= value.start) return { error: invalidMessage }
    const base = { start: side === 'end' ? value.start : null, end: null }
    const state = dayStates(rules, base)(day)
    if (state.disabled) return { error: state.reason ?? invalidMessage }
    return { range: side === 'start' ? moveStart(rules, value, day) : { ...value, end: day } }
  }

  function apply(range: DateRange) {
    if (range.start !== value.start || range.end !== value.end) onChange(range)
  }

  return {
    text: (side: Side) => {
      const day = value[side]
      return draftOf(side)?.text ?? (day === null ? '' : formatTypedDay(day))
    },
    error: (side: Side) => draftOf(side)?.error,
    type(side: Side, text: string) {
      const result = read(side, text)
      if ('range' in result && text !== '') {
        setDrafts({ ...drafts, [side]: { text, over: result.range[side] } })
        apply(result.range)
        return
      }
      setDrafts({ ...drafts, [side]: { text, over: value[side], error: text && draftOf(side)?.error } })
    },
    settle(side: Side) {
      const draft = draftOf(side)
      if (!draft) return
      const result = read(side, draft.text)
      if ('error' in result) {
        setDrafts({ ...drafts, [side]: { ...draft, error: result.error } })
        return
      }
      setDrafts({ ...drafts, [side]: undefined })
      apply(result.range)
    },
    forget: () => setDrafts({}),
  }
}
