import type { PaymentMethod } from '@trivet/core/orders'

export const paymentMethodNames: Record<PaymentMethod, string> = { stripe: 'Credit card', paypal: 'PayPal' }
