import * as z from 'zod'
import * as catalogCopy from '../../copy/catalog/sentences.ts'
import * as datesCopy from '../../copy/dates/sentences.ts'
import * as generalCopy from '../../copy/general/sentences.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'

import { plainText, type PlainTextRules } from './text-input.ts'

// What stands behind the question mark of an address. A form sends what is not filled in as an empty text, so
// everywhere here an empty text is the same as none.

/** One of some words. */
export function queryWord<const Words extends readonly string[]>(words: Words, error: string) {
  return z
    .enum([...words, ''], { error })
    .optional()
    .transform((word) => (word === '' ? undefined : word) as Words[number] | undefined)
}

/** What a list is sorted by, with a minus before it for the other way round. */
export function querySort<const Columns extends readonly string[]>(
  columns: Columns,
  error: string = catalogCopy.invalidSort,
) {
  return queryWord(
    columns.flatMap((column: Columns[number]) => [column, `-${column}` as const]),
    error,
  )
}

/** Any text; a blank one is none. */
export function queryText(rules: PlainTextRules) {
  return plainText(rules)
    .optional()
    .transform((text) => text || undefined)
}

/** What is searched for in a list. */
export const querySearch = queryText({ max: 100, tooLong: catalogCopy.keywordTooLong })

/** A text of a form of its own, such as a day. */
export function queryPattern<Schema extends z.ZodType<string>>(schema: Schema, error: string) {
  return z
    .union([z.literal(''), schema], { error })
    .optional()
    .transform((text) => (text === '' ? undefined : (text as z.output<Schema>)))
}

export const queryDay = queryPattern(calendarDateInput, datesCopy.dateInvalid)

/** A whole number from 1, also as a number. */
export function queryNumber(refusal: string) {
  const error = { error: refusal }
  return z
    .union(
      [
        z.literal(''),
        z.string().regex(/^[1-9][0-9]{0,5}$/, error),
        z.int(error).min(1, error).max(999_999, error),
      ],
      error,
    )
    .optional()
    .transform((value) => (value ? Number(value) : undefined))
}

/** No number is the first page. */
export const queryPageNumber = queryNumber(generalCopy.invalidPageNumber).transform((page) => page ?? 1)
