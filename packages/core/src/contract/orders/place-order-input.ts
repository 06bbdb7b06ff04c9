import * as z from 'zod'
import * as addressCopy from '../../copy/address/sentences.ts'
import * as cartCopy from '../../copy/cart/sentences.ts'
import * as catalogCopy from '../../copy/catalog/sentences.ts'
import * as ordersCopy from '../../copy/orders/sentences.ts'
import * as paymentsCopy from '../../copy/payments/sentences.ts'
import * as staysCopy from '../../copy/stays/sentences.ts'
import { legalVersionsInput } from '../legal/legal-versions-input.ts'
import type { Count } from '../../money/money.ts'
import { addressInput, countryInput, placeInput, zipIsReadable } from '../address/address-input.ts'
import type { AddressInput } from '../address/address-input.ts'
import { optionalAirbnbLink } from '../address/airbnb-link-input.ts'
import { defaultCountry } from '../../address/address-rules.ts'
import { decideListingAddress, withoutPlaceholder } from '../../address/listing-address.ts'
import { plainText } from '../fields/text-input.ts'
import { deliveryDetailsFields } from '../delivery/delivery-input.ts'
import { dateAt } from '../../dates/instants.ts'
import type { RentalPeriod } from '../../dates/rental-period.ts'
import { idPattern, slugPattern } from '../../catalog/product-address.ts'

import { containsCardData } from '../../payments/card-data.ts'
import { optionalRentalDateInput, rentalDateText } from '../dates/rental-date-input.ts'
import { optionalPromotionCode } from '../promotion-codes/promotion-code-input.ts'
import { optionalReferralCode } from '../referrals/referral-input.ts'
import { paymentMethods } from '../../orders/order-status.ts'
import { paymentTokenInput, shownAmountInput } from './payment-token-input.ts'
import { dollars } from '../fields/unit-fields.ts'

export const maxOrderLines = 50
/** Far above any fleet; keeps price × quantity within whole numbers. */
export const maxQuantity = 100_000
/** Orders that one more can be placed besides by name. */
export const maxBesides = 50

const noSuchProduct = { error: catalogCopy.productNotFound }
const badQuantity = { error: ordersCopy.invalidQuantity }
const quantity: z.ZodType<Count, Count> = z.int(badQuantity).min(1, badQuantity).max(maxQuantity, badQuantity)

/** What a client may say about an item; name, price and picture are read and never used. */
export const orderItemInput = z.object({
  product: z.string(noSuchProduct).regex(idPattern, noSuchProduct),
  qty: quantity,
  name: z.string().max(1000).optional(),
  price: dollars.optional(),
  image: z.string().max(2000).nullish(),
  isCustomKit: z.boolean().default(false),
})

export const orderItems = z
  .array(orderItemInput, { error: cartCopy.cartEmpty })
  .min(1, { error: cartCopy.cartEmpty })
  .max(maxOrderLines, { error: ordersCopy.tooManyOrderItems(maxOrderLines) })

const noSuchStay = { error: staysCopy.stayNotFound }
const staySlug = z.string(noSuchStay).max(200, noSuchStay).regex(slugPattern, noSuchStay)

const addressText = z.string({ error: addressCopy.fillAddress }).pipe(plainText({ max: 200 }))

// which parts are needed depends on the listing
const orderedAddress = z.object(
  {
    street: addressText.default(''),
    city: addressText.default(''),
    state: addressText.default(''),
    postalCode: addressText.default(''),
    country: countryInput.default(defaultCountry),
  },
  { error: addressCopy.fillAddress },
)

const placeOrderFields = z.object({
  orderItems,
  rentalStart: rentalDateText,
  rentalEnd: rentalDateText,
  rentalAddress: orderedAddress.optional().meta({
    description: 'Needed unless a stay says where; with an Airbnb listing the street may follow later',
  }),
  airbnbListing: optionalAirbnbLink,
  stay: staySlug.optional().meta({ description: 'The slug of a listing page, whose address it goes to' }),
  ...deliveryDetailsFields,
  referralCode: optionalReferralCode,
  promotionCode: optionalPromotionCode,
  paymentMethod: z.enum(paymentMethods, { error: paymentsCopy.invalidPaymentMethod }),
  damageProtection: z.boolean().default(false),
  totalPrice: dollars,
  useAccountCredit: z.boolean().default(true).meta({ description: 'Pays with account credit first' }),
  toPay: dollars.optional().meta({
    description: 'What the guest was told is left to pay after the account credit; another amount is refused',
  }),
  paymentToken: paymentTokenInput.optional(),
  besides: z
    .union([z.literal('any'), z.array(z.string().regex(idPattern)).max(maxBesides)])
    .default([])
    .meta({
      description:
        'Own orders that this one is placed besides, knowingly: ids, or "any". An unpaid one for some of the same days refuses it otherwise.',
    }),
  agreedTo: legalVersionsInput.optional().meta({
    description: 'The versions of the legal texts that the page showed; left out it is those in force',
  }),
})

/** Where an order goes: to an address, or to a stay whose address the guest does not know yet. */
export type DeliveryPlace = { rentalAddress: AddressInput } | { stay: string }

type PlaceFault = { part: string; message: string }

/** The place, or what is wrong with each part of the address. */
function placeOf({
  rentalAddress: typed,
  airbnbListing,
  stay,
}: z.output<typeof placeOrderFields>): DeliveryPlace | PlaceFault[] {
  if (stay) return { stay }
  const known = withoutPlaceholder(typed ?? {})
  if (airbnbListing && known.street === '') {
    const listing = decideListingAddress(known)
    if (!listing.ok && listing.code === 'place-missing') {
      return listing.facts.missing.map((part) => ({ part, message: addressCopy.fillListingPlace }))
    }
    if (listing.ok && zipIsReadable(listing.address)) return { rentalAddress: listing.address }
    return [{ part: 'postalCode', message: addressCopy.zipUnreadable }]
  }
  const address = addressInput.safeParse(known)
  if (address.success) return { rentalAddress: address.data }
  return address.error.issues.map(({ path, message }) => ({ part: path.join('.'), message }))
}

/** The body of an order. Which days its dates are is known once the delivery place's time zone is. */
export const placeOrderInput = withoutCardData(
  placeOrderFields.transform((fields, ctx) => {
    const { rentalAddress: _address, stay: _stay, ...others } = fields
    const place = placeOf(fields)
    if (!Array.isArray(place)) return { ...others, place }
    for (const { part, message } of place) {
      ctx.addIssue({
        code: 'custom',
        path: fields.rentalAddress ? ['rentalAddress', part] : ['rentalAddress'],
        message,
      })
    }
    return z.NEVER
  }),
)

/** The body of a price question: an order without payment, its place and its dates still open. */
export const quoteInput = withoutCardData(
  z.object({
    orderItems,
    rentalStart: optionalRentalDateInput,
    rentalEnd: optionalRentalDateInput,
    damageProtection: z.boolean().default(false),
    referralCode: optionalReferralCode,
    promotionCode: optionalPromotionCode,
    useAccountCredit: z.boolean().default(false).meta({
      description: 'Also tells what the account credit of the caller pays; needs a token',
    }),
    rentalAddress: placeInput.nullish().meta({
      description: 'Where it goes, once that is known; until then the default rates are used',
    }),
  }),
)

export const payOrderInput = z.object({ paymentToken: paymentTokenInput, amount: shownAmountInput })

/** What a client sends. */
export type PlaceOrderBody = z.input<typeof placeOrderFields>
/** What the server works with. */
export type PlaceOrderInput = z.output<typeof placeOrderInput>
export type QuoteInput = z.output<typeof quoteInput>
export type PayOrderInput = z.output<typeof payOrderInput>

/** The days of an order, on the calendar of its delivery place; null past the last year we know. */
export function orderedPeriod(
  { rentalStart, rentalEnd }: Pick<PlaceOrderInput, 'rentalStart' | 'rentalEnd'>,
  timeZone: string,
): RentalPeriod | null {
  const start = dateAt(rentalStart, timeZone)
  const end = dateAt(rentalEnd, timeZone)
  return start && end && { start, end }
}

/** Looks at the whole body before the schema drops what it does not know. */
function withoutCardData<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((body: z.input<Schema>, ctx) => {
    if (containsCardData(body)) ctx.addIssue({ code: 'custom', message: paymentsCopy.cardDataRefused })
    return body
  }, schema)
}
