import type { PaymentMethod } from '@trivet/core'

export const paymentMethodNames: Record<PaymentMethod, string> = { stripe: 'Credit card', paypal: 'PayPal' }
