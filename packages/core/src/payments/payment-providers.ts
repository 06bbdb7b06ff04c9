/** Who charges cards; the test provider charges nobody. */
export const paymentProviderNames = ['stripe', 'paypal', 'test'] as const

export type PaymentProviderName = (typeof paymentProviderNames)[number]

/** The provider of a payment that staff wrote down. */
export const outsideProvider = 'outside'

/** Where the money of an order came from. */
export const paymentSources = [...paymentProviderNames, outsideProvider] as const

export type PaymentSource = (typeof paymentSources)[number]
