import * as z from 'zod'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { obstacleKinds } from '../../privacy/decide-erasure.ts'
import { dollars } from '../fields/unit-fields.ts'

/** Everything that is kept about a person, in words: one part for each place where it stands. */
export const dataCopyOutput = z.object({
  madeAt: instantOutput,
  email: z.string(),
  parts: z.array(
    z.object({
      about: z.string().meta({ description: 'Such as Orders' }),
      onErasure: z.string().meta({ description: 'What becomes of it when the account is erased' }),
      rows: z.array(z.record(z.string(), z.unknown())).meta({
        description: 'Fields are named in words; money is in cents with its currency, times are ISO 8601',
      }),
    }),
  ),
})

const obstacleOutput = z.object({
  kind: z.enum(obstacleKinds),
  text: z.string().meta({ description: 'In a sentence that says from when on it works' }),
  from: calendarDateInput
    .nullable()
    .meta({ description: 'The first day on which it may work, where one is known' }),
})

export const erasurePreviewOutput = z.object({
  obstacles: z
    .array(obstacleOutput)
    .meta({ description: 'What stands in the way today; none, and it works' }),
  accountCredit: dollars.meta({ description: 'Lost with the account' }),
  orders: z.int().meta({ description: 'That stay in the books without the person' }),
  isAddressProven: z.boolean().meta({
    description: 'Otherwise messages, mails and places on waiting lists of the address stay',
  }),
})

export const erasedOutput = z.object({
  erased: z.int().meta({ description: 'Rows that were about the person' }),
})

const version = calendarDateInput.meta({ description: 'The day on which it was published' })

export const agreementsOutput = z.array(
  z.object({
    since: instantOutput.meta({ description: 'The first order that was placed under them' }),
    terms: version,
    privacy: version,
    rentalAgreement: version,
  }),
)

export type Agreement = z.infer<typeof agreementsOutput>[number]
export type DataCopy = z.infer<typeof dataCopyOutput>
export type ErasurePreview = z.infer<typeof erasurePreviewOutput>
export type Erased = z.infer<typeof erasedOutput>
