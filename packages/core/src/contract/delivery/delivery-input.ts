import * as z from 'zod'
import * as addressCopy from '../../copy/address/sentences.ts'
import * as deliveryCopy from '../../copy/delivery/sentences.ts'
import { maxAccess, maxDeliveryNotes } from '../../delivery/delivery-details.ts'
import { maxTypedPhone, readPhone } from '../../delivery/phone.ts'
import { visitWindows } from '../../dispatch/visit-windows.ts'
import { rentalDateInput } from '../dates/rental-date-input.ts'
import { addressInput } from '../address/address-input.ts'
import { plainText } from '../fields/text-input.ts'

const phone = plainText({ max: maxTypedPhone, tooLong: deliveryCopy.phoneUnreadable }).refine(
  (typed) => readPhone(typed).ok,
  { error: deliveryCopy.phoneUnreadable },
)

const deliveryNotes = plainText({
  max: maxDeliveryNotes,
  multiline: true,
  tooLong: deliveryCopy.notesTooLong(maxDeliveryNotes),
})

const access = plainText({ max: maxAccess, multiline: true, tooLong: deliveryCopy.accessTooLong(maxAccess) })

const window = z.enum(visitWindows, { error: deliveryCopy.windowUnknown })

/** What a driver needs, as a guest types it. All of it may be left out. */
export const deliveryDetailsFields = {
  phone: phone.optional().meta({ description: 'International, or of the country of the address' }),
  deliveryNotes: deliveryNotes.optional(),
  access: access
    .optional()
    .meta({ description: 'A gate code or key box; for the guest, the driver and staff alone' }),
  deliveryWindow: window.optional().meta({ description: 'The whole window of the day, or one half of it' }),
  pickupWindow: window.optional(),
}

/** Whose windows are asked for. */
export const openWindowsInput = z.object({
  postalCode: z.string({ error: addressCopy.zipUnreadable }).max(20, { error: addressCopy.zipUnreadable }),
  rentalStart: rentalDateInput,
  rentalEnd: rentalDateInput,
})

/** New delivery details of an order; what is left out stays as it is. */
export const deliveryChangeInput = z.object({
  ...deliveryDetailsFields,
  rentalAddress: addressInput.optional(),
  version: z
    .int({ error: deliveryCopy.versionMissing })
    .min(1, { error: deliveryCopy.versionMissing })
    .max(2 ** 31 - 1, { error: deliveryCopy.versionMissing })
    .meta({ description: 'Of the delivery details as they were seen; refused when there are newer ones' }),
  dryRun: z
    .boolean()
    .default(false)
    .meta({ description: 'True answers what would change, and changes nothing' }),
})

export type OpenWindowsInput = z.output<typeof openWindowsInput>
export type DeliveryChangeInput = z.output<typeof deliveryChangeInput>
