import type { DeliveryDetails } from '@trivet/core/delivery'

export type DriverPart = keyof DeliveryDetails

/** In the order in which the fields stand. */
export const driverLabels = {
  phone: 'Phone (optional)',
  deliveryWindow: 'When should we deliver?',
  pickupWindow: 'When should we pick up?',
  access: 'Gate code or key box (optional)',
  deliveryNotes: 'Delivery notes (optional)',
} as const satisfies Record<DriverPart, string>
