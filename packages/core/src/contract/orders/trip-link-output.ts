import * as z from 'zod'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { packedItemOutput } from '../kits/kit-output.ts'
import { visitKinds } from '../../dispatch/visit-windows.ts'
import { count } from '../fields/unit-fields.ts'

/** Any text: what is no token belongs to no trip. */
export const tripTokenInput = z.object({ token: z.string().max(500) })

export const tripLinksOutput = z.object({
  live: z.int().meta({ description: 'How many links work now' }),
  expiresAt: instantOutput.meta({ description: 'When all of them stop working' }),
})

export const newTripLinkOutput = tripLinksOutput.extend({
  link: z.string().meta({ description: 'Told once: the shop keeps a hash of it alone' }),
})

/** A trip as whoever holds its link may see it: no price, no name, nothing to press. */
export const tripOutput = z.object({
  isCancelled: z.boolean(),
  rentalStart: calendarDateInput,
  rentalEnd: calendarDateInput,
  deliveryWindow: z.string(),
  pickupWindow: z.string(),
  onTheWay: z
    .enum(visitKinds)
    .nullable()
    .meta({ description: 'For which visit the van is on its way right now' }),
  title: z.string().nullable().meta({ description: 'Of the rental it goes to, where it has a page' }),
  rentalAddress: z
    .object({
      street: z.string(),
      city: z.string(),
      state: z.string(),
      postalCode: z.string(),
      country: z.string(),
    })
    .nullable()
    .meta({ description: 'While the order is paid and coming' }),
  accessNotes: z.string().nullable(),
  items: z.array(
    z.object({ name: z.string(), quantity: count, image: z.string(), items: z.array(packedItemOutput) }),
  ),
  expiresAt: instantOutput,
})

export type TripLinks = z.infer<typeof tripLinksOutput>
export type NewTripLink = z.infer<typeof newTripLinkOutput>
export type Trip = z.infer<typeof tripOutput>
