import * as z from 'zod'
import { messages } from './messages.ts'
import { plainText } from './text-input.ts'

/** One of some words in the query of an address; an empty one is the same as none. */
export function queryWord<const Words extends readonly string[]>(words: Words, error: string) {
  return z
    .enum([...words, ''], { error })
    .optional()
    .transform((word) => (word === '' ? undefined : word) as Words[number] | undefined)
}

/** What a list is sorted by, with a minus before it for the other way round. */
export function querySort<const Columns extends readonly string[]>(columns: Columns) {
  return queryWord(
    columns.flatMap((column: Columns[number]) => [column, `-${column}` as const]),
    messages.invalidSort,
  )
}

/** What is searched for in a list. */
export function querySearch(description: string) {
  return plainText({ max: 100, tooLong: messages.keywordTooLong })
    .optional()
    .transform((text) => text || undefined)
    .meta({ description })
}
