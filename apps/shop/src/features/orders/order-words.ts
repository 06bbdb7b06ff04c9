import type { OrderStatus, PaymentMethod } from '@trivet/core'
import type { BadgeProps } from '@trivet/ui/badge'

export const statusTones = {
  pending: 'warning',
  confirmed: 'success',
  packed: 'info',
  dispatched: 'info',
  delivered: 'success',
  collected: 'info',
  completed: 'neutral',
  cancelled: 'danger',
} as const satisfies Record<OrderStatus, BadgeProps['tone']>

export const paymentMethodNames: Record<PaymentMethod, string> = { stripe: 'Credit card', paypal: 'PayPal' }
