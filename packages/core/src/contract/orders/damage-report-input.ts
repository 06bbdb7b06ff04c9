import * as z from 'zod'
import * as damageCopy from '../../copy/damage/sentences.ts'
import * as generalCopy from '../../copy/general/sentences.ts'

import { plainText } from '../fields/text-input.ts'
import { damageKinds, maxDamagePhotos, needsDamagePhoto } from '../../orders/damage-report.ts'

/** What a guest says about a broken, chipped, missing or dirty thing. */
export const reportDamageInput = z
  .object({
    kind: z.enum(damageKinds, { error: damageCopy.damageKindRequired }).default('broken').meta({
      description: 'What happened. Broken and chipped things need a photo; left out it means broken',
    }),
    item: z
      .string()
      .max(100)
      .nullable()
      .meta({ description: 'The `_id` of the order line; null for none of them' }),
    text: plainText({ max: 1000, multiline: true, required: damageCopy.damageTextRequired }),
    photos: z
      .array(z.string().max(100), { error: damageCopy.damagePhotoRequired })
      .max(maxDamagePhotos, { error: damageCopy.damagePhotoLimit(maxDamagePhotos) })
      .refine((ids) => new Set(ids).size === ids.length, { error: generalCopy.invalidInput })
      .meta({ description: 'Ids of photos that were handed in for this order' }),
  })
  .refine(({ kind, photos }) => photos.length > 0 || !needsDamagePhoto(kind), {
    path: ['photos'],
    error: damageCopy.damagePhotoRequired,
  })

export type ReportDamageInput = z.output<typeof reportDamageInput>
