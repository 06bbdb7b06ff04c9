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

/** How money came that no provider of ours took. */
export const outsideMethods = ['bank-transfer', 'cash', 'check', 'card-terminal', 'other'] as const

export type OutsideMethod = (typeof outsideMethods)[number]

/** Where money came from. */
export const moneySources = [...paymentProviderNames, outsideProvider] as const

export type MoneySource = (typeof moneySources)[number]

/** Of what an order is paid with account credit. */
export const accountCreditSource = 'account-credit'

/** What an order can be paid with: money, or the account credit of its guest. */
export const paymentSources = [...moneySources, accountCreditSource] as const

export type PaymentSource = (typeof paymentSources)[number]
