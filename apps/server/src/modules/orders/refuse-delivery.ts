import { deliveryRefusalMessage } from '@trivet/core/copy/delivery'
import type { DeliveryChangeRefusal } from '@trivet/core/delivery'
import { AppError, type AppErrorCode } from '../../api/app-error.ts'

const errorOf = {
  'delivery-closed': 'DELIVERY_CLOSED',
  'delivery-changed': 'DELIVERY_CHANGED',
  'address-of-stay': 'DELIVERY_ADDRESS_OF_STAY',
  'phone-unreadable': 'INVALID_INPUT',
  'parts-missing': 'INVALID_INPUT',
  'country-unknown': 'INVALID_INPUT',
} as const satisfies Record<DeliveryChangeRefusal['code'], AppErrorCode>

/** The error a client gets for delivery details that cannot be: the sentence, and the field it belongs to. */
export function refuseDelivery(refused: DeliveryChangeRefusal): AppError {
  const message = deliveryRefusalMessage(refused)
  const path = fieldOf(refused)
  return new AppError(errorOf[refused.code], {
    message,
    ...(path !== null && { errors: [{ path, message }] }),
    details: { code: refused.code },
  })
}

function fieldOf({ code }: DeliveryChangeRefusal): string | null {
  if (code === 'phone-unreadable') return 'phone'
  return code === 'delivery-closed' || code === 'delivery-changed' ? null : 'rentalAddress'
}
