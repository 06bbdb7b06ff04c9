import * as z from 'zod'
import * as addressCopy from '../../copy/address/sentences.ts'

import { parseAirbnbLink } from '../../address/airbnb-link.ts'

/** Comes out as the one plain form of the link; an empty text is the same as none. */
export const optionalAirbnbLink = z
  .string({ error: addressCopy.airbnbInvalid() })
  .transform((text, ctx) => {
    if (text.trim() === '') return null
    const link = parseAirbnbLink(text)
    if (link.ok) return link.url
    ctx.addIssue({ code: 'custom', message: addressCopy.airbnbInvalid() })
    return z.NEVER
  })
  .nullish()
