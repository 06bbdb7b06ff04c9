import * as z from 'zod'
import { messages } from '../messages.ts'
import { parseAirbnbLink } from './airbnb-link.ts'

/** Comes out as the one plain form of the link; an empty text is the same as none. */
export const optionalAirbnbLink = z
  .string({ error: messages.airbnbInvalid() })
  .transform((text, ctx) => {
    if (text.trim() === '') return null
    const link = parseAirbnbLink(text)
    if (link.ok) return link.url
    ctx.addIssue({ code: 'custom', message: messages.airbnbInvalid() })
    return z.NEVER
  })
  .nullish()
