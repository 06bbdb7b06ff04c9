import * as z from 'zod'
import { visitWindows } from '../../dispatch/visit-windows.ts'
import { deliveryParts } from '../../delivery/delivery-change.ts'

const window = z.enum(visitWindows)

export const deliveryDetailsOutput = z.object({
  phone: z.string().meta({ description: 'As +15125550100, x and an extension where there is one' }),
  deliveryNotes: z.string(),
  access: z.string().meta({ description: 'For the owner, the driver and staff alone' }),
  deliveryWindow: window.meta({ description: 'What the guest chose; staff may narrow it' }),
  pickupWindow: window,
  version: z.int().meta({ description: 'Goes up with each change, also of the address' }),
  isOpen: z.boolean().meta({ description: 'Whether they can still be changed: until the order is packed' }),
})

/** What a change of the delivery details does, or did; the order comes beside it. */
export const deliveryChangeFields = {
  changed: z.array(z.enum(deliveryParts)).meta({ description: 'What is not as it was' }),
  charge: z.number().meta({ description: 'To be paid on top: nothing, an order keeps its fee and its tax' }),
  priceNote: z.string().nullable().meta({
    description: 'What a new address does to the price, in a sentence; null where the address stays',
  }),
}

const windows = z.array(window)

/** The windows that take one visit more. */
export const openWindowsOutput = z.object({ delivery: windows, pickup: windows })

export const lastDeliveryOutput = z.object({
  last: deliveryDetailsOutput
    .omit({ access: true, version: true, isOpen: true })
    .extend({
      rentalAddress: z.object({
        street: z.string(),
        city: z.string(),
        state: z.string(),
        postalCode: z.string(),
        country: z.string(),
      }),
    })
    .nullable()
    .meta({ description: 'Null before the first order; access is told for one order alone' }),
})

export type OpenWindows = z.infer<typeof openWindowsOutput>
export type LastDelivery = z.infer<typeof lastDeliveryOutput>
export type DeliveryDetailsOutput = z.infer<typeof deliveryDetailsOutput>
