/** Who charges cards; the test provider charges nobody. */
export const paymentProviderNames = ['stripe', 'paypal', 'test'] as const

export type PaymentProviderName = (typeof paymentProviderNames)[number]

/**
 * What Stripe may charge: cards, which Apple Pay and Google Pay are too, and Link. Its fields in the page and its intent on
 * the server have to name the same.
 */
export const stripeMethodTypes = ['card', 'link'] as const

/** The provider of a payment that staff wrote down. */
export const outsideProvider = 'outside'

/** Where the money of an order came from. */
export const paymentSources = [...paymentProviderNames, outsideProvider] as const

export type PaymentSource = (typeof paymentSources)[number]
