import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import { count, dollars } from '../fields/unit-fields.ts'

/** Any text: what is no id is no product. */
const product = z.string({ error: generalCopy.invalidInput })

export const swapOffersInput = z.object({
  id: z.string(),
  product: product.optional().meta({
    description: 'What is to be swapped; else the first that is short',
  }),
})

export const swapInput = z.object({
  id: z.string(),
  product,
  instead: product,
})

export const swapOffersOutput = z.object({
  held: z
    .array(
      z.object({
        product: z.string(),
        name: z.string(),
        units: count,
        isShort: z.boolean().meta({ description: 'It cannot be kept as it stands' }),
      }),
    )
    .meta({
      description: 'All that the order reserves, pieces of its kits too; what is short comes first',
    }),
  product: z.string(),
  name: z.string(),
  units: count,
  offers: z
    .array(
      z.object({
        product: z.string(),
        name: z.string(),
        free: count.meta({
          description: 'On all days of the order, in its depot',
        }),
        difference: dollars.meta({
          description: 'How much more all of them cost a week today, which the shop bears; below 0: less',
        }),
      }),
    )
    .meta({ description: 'At most 10, the best first' }),
})

export type SwapOffers = z.output<typeof swapOffersOutput>
export type SwapOffersInput = z.output<typeof swapOffersInput>
export type SwapInput = z.output<typeof swapInput>
