import type { OrderStatus } from './order-status.ts'

/** Lists of orders everybody on the staff has; what belongs in one depends on the day at the delivery place. */
export const orderViews = [
  'new',
  'to-pack',
  'out-today',
  'back-today',
  'overdue',
  'unpaid',
  'address-needed',
] as const

export type OrderView = (typeof orderViews)[number]

export const orderViewLabel = {
  new: 'New',
  'to-pack': 'To pack',
  'out-today': 'Out today',
  'back-today': 'Back today',
  overdue: 'Overdue',
  unpaid: 'Unpaid',
  'address-needed': 'Address needed',
} as const satisfies Record<OrderView, string>

/** Placed so recently, an order is new. */
export const newOrderHours = 24

/** Of one member of the staff; everybody has the built-in ones besides. */
export const maxSavedViews = 30

/** What an order in a view of the day's work can be: before its visit, or just after it. */
export const viewStatuses = {
  'to-pack': ['confirmed'],
  'out-today': ['confirmed', 'packed', 'dispatched', 'delivered'],
  'back-today': ['dispatched', 'delivered', 'collected'],
} as const satisfies Partial<Record<OrderView, readonly OrderStatus[]>>
