import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import { codePoints } from '../../text/code-points.ts'

export type PlainTextRules = {
  /** In code points, after trimming. */
  max: number
  /** Line feeds and tabs are allowed. */
  multiline?: boolean
  /** The message when the text is missing, not a string or blank; without it a blank text is fine. */
  required?: string
  tooLong?: string
}

/** What a person typed: no control characters, NFC, trimmed, otherwise stored as it is. */
export function plainText({ max, multiline = false, required, tooLong }: PlainTextRules) {
  return z
    .string({ error: required ?? generalCopy.invalidInput })
    .refine((text) => isStorable(text, multiline), { error: generalCopy.invalidInput, abort: true })
    .overwrite((text) => text.normalize('NFC').trim())
    .refine((text) => required === undefined || text !== '', { error: required ?? '', abort: true })
    .refine((text) => codePoints(text) <= max, { error: tooLong ?? generalCopy.textTooLong(max) })
}

/** Nothing in it that a database or a page could stumble over. */
export function isStorable(text: string, multiline = false): boolean {
  const visible = multiline ? text.replace(/[\n\t]/g, '') : text
  return text.isWellFormed() && !/\p{Cc}/u.test(visible)
}
