import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as cratesCopy from '../../copy/crates/sentences.ts'
import { crateSteps } from '../../crates/crate-steps.ts'
import { plainText } from '../fields/text-input.ts'

const bad = { error: generalCopy.invalidInput }

export const crateScanInput = z.object({
  crate: z.string(bad).meta({
    description: 'As it was scanned, typed or said: C-4HJ7-N, 4hj7n, crate 4hj7 n',
  }),
  step: z.enum(crateSteps, bad),
  orderId: z
    .string(bad)
    .optional()
    .meta({ description: 'At whose stop it is scanned; the crate of another order is refused' }),
  because: plainText({ max: 500 })
    .default('')
    .meta({ description: 'Why a step is taken that does not follow; without it, such a step is refused' }),
  scannedAt: z.iso
    .datetime(bad)
    .optional()
    .meta({ description: 'When it was scanned, where that was without a network; at most 31 days ago' }),
})

/** More crates than this are not an order. */
export const maxCrates = 30

export const crateCountInput = z.object({
  id: z.string(),
  count: z
    .int({ error: cratesCopy.crateCountInvalid(maxCrates) })
    .min(1, { error: cratesCopy.crateCountInvalid(maxCrates) })
    .max(maxCrates, { error: cratesCopy.crateCountInvalid(maxCrates) }),
})

export type CrateScanInput = z.output<typeof crateScanInput>
export type CrateCountInput = z.output<typeof crateCountInput>
