import * as z from 'zod'
import { settingsRefusals as refusals } from '../../copy/settings/settings-refusals.ts'
import { settingsLimits as limits } from '../../settings/settings-limits.ts'
import { plainText } from '../fields/text-input.ts'

/** A text of guests' pages and of mail headers: with a letter in it, on one line. */
const words = (max: number, sentence: string) =>
  plainText({ max, required: sentence, tooLong: sentence }).refine((text) => /\p{L}/u.test(text), {
    error: sentence,
  })

const phone = z
  .string({ error: refusals.supportPhone })
  .trim()
  .max(limits.supportPhoneLength, { error: refusals.supportPhone })
  .regex(/^\+?[\d() .-]*\d{3}[\d() .-]*$/, { error: refusals.supportPhone })

export const identityInput = z.object(
  {
    // no angle bracket or quote: it stands before an address in every mail
    name: words(limits.shopNameLength, refusals.shopName).regex(/^[^<>"]*$/, { error: refusals.shopName }),
    supportHours: words(limits.supportHoursLength, refusals.supportHours),
    supportPhone: phone.nullable().default(null),
  },
  { error: refusals.identity },
)
