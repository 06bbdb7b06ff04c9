import * as z from 'zod'
import { messages } from '../messages.ts'
import { orderMessages } from '../order-messages.ts'
import { plainText } from '../text-input.ts'
import { maxDamagePhotos } from './damage-report.ts'

/** What a guest says about a broken, chipped or missing thing. */
export const reportDamageInput = z.object({
  item: z
    .string()
    .max(100)
    .nullable()
    .meta({ description: 'The `_id` of the order line; null for none of them' }),
  text: plainText({ max: 1000, multiline: true, required: orderMessages.damageTextRequired }),
  photos: z
    .array(z.string().max(100), { error: orderMessages.damagePhotoRequired })
    .min(1, { error: orderMessages.damagePhotoRequired })
    .max(maxDamagePhotos, { error: orderMessages.damagePhotoLimit(maxDamagePhotos) })
    .refine((ids) => new Set(ids).size === ids.length, { error: messages.invalidInput })
    .meta({ description: 'Ids of photos that were handed in for this order' }),
})

export type ReportDamageInput = z.output<typeof reportDamageInput>
