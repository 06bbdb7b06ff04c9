import * as addressCopy from '../../copy/address/sentences.ts'
import * as cartCopy from '../../copy/cart/sentences.ts'
import * as catalogCopy from '../../copy/catalog/sentences.ts'
import * as datesCopy from '../../copy/dates/sentences.ts'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as ordersCopy from '../../copy/orders/sentences.ts'
import * as paymentsCopy from '../../copy/payments/sentences.ts'
import * as referralsCopy from '../../copy/referrals/sentences.ts'
import * as staysCopy from '../../copy/stays/sentences.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import { orderedPeriod, payOrderInput, placeOrderInput, quoteInput } from './place-order-input.ts'

const item = { product: '65f0aa0000000000000000a1', qty: 2 }
const rentalAddress = {
  street: '1 Main St',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'USA',
}
const order = {
  orderItems: [item],
  rentalAddress,
  paymentMethod: 'stripe',
  damageProtection: true,
  totalPrice: 97.78,
  rentalStart: '2026-12-01',
  rentalEnd: '2026-12-08',
}

const refusal = (body: unknown) => placeOrderInput.safeParse(body).error?.issues[0]?.message
const repeat = (count: number) => Array.from({ length: count }, () => item)

describe('an order', () => {
  test('comes out with its defaults and without what it may not say', () => {
    const sent = {
      ...order,
      orderItems: [{ ...item, name: 'Pan', price: 0.01, image: '/pan.jpg', status: 'paid' }],
      rentalAddress: { ...rentalAddress, country: undefined },
      damageProtection: undefined,
      airbnbListing: '',
      isPaid: true,
      taxPrice: 0,
    }
    expect(placeOrderInput.parse(sent)).toEqual({
      orderItems: [{ ...item, name: 'Pan', price: 0.01, image: '/pan.jpg', isCustomKit: false }],
      place: { rentalAddress },
      paymentMethod: 'stripe',
      damageProtection: false,
      totalPrice: 97.78,
      rentalStart: '2026-12-01',
      rentalEnd: '2026-12-08',
      airbnbListing: null,
      referralCode: null,
      useAccountCredit: true,
      besides: [],
    })
  })

  test('goes to a stay without knowing its address; what else is said of it does not count', () => {
    const { place, rentalStart } = placeOrderInput.parse({ ...order, stay: 'casa-azul-k7m2qd' })
    expect(place).toEqual({ stay: 'casa-azul-k7m2qd' })
    expect(rentalStart).toBe('2026-12-01')
    expect(refusal({ ...order, stay: '../admin' })).toBe(staysCopy.stayNotFound)
  })

  test('comes with a code in any letter case, or with none', () => {
    const codeOf = (referralCode: unknown) => placeOrderInput.parse({ ...order, referralCode }).referralCode
    expect(codeOf(' kitch2nq ')).toBe('KITCH2NQ')
    expect([codeOf(''), codeOf(null), codeOf(undefined)]).toEqual([null, null, null])
    expect(refusal({ ...order, referralCode: { not: '' } })).toBe(referralsCopy.referralInvalid)
  })

  test('has its dates on the calendar of the delivery address', () => {
    const asked = placeOrderInput.parse({ ...order, rentalStart: '2026-12-01T06:30:00Z' })
    expect(orderedPeriod(asked, 'America/Chicago')?.start).toBe('2026-12-01')
    expect(orderedPeriod(asked, 'America/Los_Angeles')?.start).toBe('2026-11-30')
  })

  test('has no days where its clock is past the last year we know', () => {
    const rentalEnd = '2100-12-31T23:30:00-08:00'
    const asked = placeOrderInput.parse({ ...order, rentalEnd })
    expect(orderedPeriod(asked, 'America/Los_Angeles')).not.toBeNull()
    expect(orderedPeriod(asked, 'America/New_York')).toBeNull()
  })

  test('keeps a listing as one plain link', () => {
    const airbnbListing = 'https://m.airbnb.co.uk/rooms/12345?guests=2'
    expect(placeOrderInput.parse({ ...order, airbnbListing }).airbnbListing).toBe(
      'https://www.airbnb.com/rooms/12345',
    )
  })

  test('may have 50 lines', () => {
    expect(refusal({ ...order, orderItems: repeat(50) })).toBeUndefined()
  })

  test.each([
    ['no items', { orderItems: undefined }, cartCopy.cartEmpty],
    ['an empty list of items', { orderItems: [] }, cartCopy.cartEmpty],
    ['items that are no list', { orderItems: 'pan' }, cartCopy.cartEmpty],
    ['51 lines', { orderItems: repeat(51) }, 'An order can have at most 50 lines'],
    ['a quantity of 0', { orderItems: [{ ...item, qty: 0 }] }, ordersCopy.invalidQuantity],
    ['a negative quantity', { orderItems: [{ ...item, qty: -1 }] }, ordersCopy.invalidQuantity],
    ['half a piece', { orderItems: [{ ...item, qty: 1.5 }] }, ordersCopy.invalidQuantity],
    ['a quantity in quotes', { orderItems: [{ ...item, qty: '1' }] }, ordersCopy.invalidQuantity],
    ['a quantity past whole numbers', { orderItems: [{ ...item, qty: 1e300 }] }, ordersCopy.invalidQuantity],
    ['no quantity', { orderItems: [{ product: item.product }] }, ordersCopy.invalidQuantity],
    ['no product', { orderItems: [{ qty: 1 }] }, catalogCopy.productNotFound],
    ['a product that is no id', { orderItems: [{ product: 'pan', qty: 1 }] }, catalogCopy.productNotFound],
    [
      'a product as an object',
      { orderItems: [{ product: { not: '' }, qty: 1 }] },
      catalogCopy.productNotFound,
    ],
    ['no start', { rentalStart: undefined }, datesCopy.selectBothDates],
    ['an empty end', { rentalEnd: '' }, datesCopy.selectBothDates],
    ['a null end', { rentalEnd: null }, datesCopy.selectBothDates],
    ['a day that does not exist', { rentalEnd: '2026-02-30' }, datesCopy.dateInvalid],
    ['a date as a number', { rentalStart: 20_261_201 }, datesCopy.dateInvalid],
    ['an instant without offset', { rentalStart: '2026-12-01T10:00:00' }, datesCopy.dateInvalid],
    ['no address', { rentalAddress: undefined }, addressCopy.fillAddress],
    ['a blank street', { rentalAddress: { ...rentalAddress, street: ' ' } }, addressCopy.fillAddress],
    ['no city', { rentalAddress: { ...rentalAddress, city: undefined } }, addressCopy.fillAddress],
    ['no state', { rentalAddress: { ...rentalAddress, state: '' } }, addressCopy.fillAddress],
    ['no postal code', { rentalAddress: { ...rentalAddress, postalCode: null } }, addressCopy.fillAddress],
    [
      'a country we do not know',
      { rentalAddress: { ...rentalAddress, country: 'FRA' } },
      addressCopy.invalidCountry,
    ],
    ['a listing elsewhere', { airbnbListing: 'https://example.com/rooms/1' }, addressCopy.airbnbInvalid()],
    ['cash', { paymentMethod: 'cash' }, paymentsCopy.invalidPaymentMethod],
    ['no payment method', { paymentMethod: undefined }, paymentsCopy.invalidPaymentMethod],
  ])('with %s is refused', (_case, change, message) => {
    expect(refusal({ ...order, ...change })).toBe(message)
  })

  test.each([
    ['a card number', { note: '4242 4242 4242 4242' }],
    ['a card field', { card: { cvc: '123' } }],
    ['a card number as its token', { paymentToken: '4242424242424242' }],
    ['a card number in an item', { orderItems: [{ ...item, memo: '378282246310005' }] }],
  ])('with %s is refused before anything else', (_case, change) => {
    expect(refusal({ ...order, ...change, orderItems: [] })).toBeDefined()
    expect(refusal({ ...order, ...change })).toBe(paymentsCopy.cardDataRefused)
  })

  test.each([null, undefined, 5, 'order', []])('is not %j', (body) => {
    expect(placeOrderInput.safeParse(body).success).toBe(false)
  })
})

describe('a price question', () => {
  test('may leave the dates open', () => {
    expect(quoteInput.parse({ orderItems: [item] })).toEqual({
      orderItems: [{ ...item, isCustomKit: false }],
      rentalStart: null,
      rentalEnd: null,
      damageProtection: false,
      referralCode: null,
      useAccountCredit: false,
    })
  })

  test('reads the dates it has', () => {
    const { rentalStart, rentalEnd } = quoteInput.parse({
      orderItems: [item],
      rentalStart: '2026-12-01',
      rentalEnd: null,
    })
    expect([rentalStart, rentalEnd]).toEqual(['2026-12-01', null])
  })

  test.each([
    [{ orderItems: [] }, cartCopy.cartEmpty],
    [{ orderItems: [item], rentalStart: '2026-13-01' }, datesCopy.dateInvalid],
    [{ orderItems: [item], number: '1' }, paymentsCopy.cardDataRefused],
  ])('%j is refused', (body, message) => {
    expect(quoteInput.safeParse(body).error?.issues[0]?.message).toBe(message)
  })
})

describe('a payment', () => {
  test('carries a token', () => {
    expect(payOrderInput.parse({ paymentToken: 'tok_test_success' })).toEqual({
      paymentToken: 'tok_test_success',
    })
  })

  test.each([
    [{}, generalCopy.invalidInput],
    [{ paymentToken: '' }, generalCopy.invalidInput],
    [{ paymentToken: '4242-4242-4242-4242' }, paymentsCopy.cardDataRefused],
  ])('%j is refused', (body, message) => {
    expect(payOrderInput.safeParse(body).error?.issues[0]?.message).toBe(message)
  })
})

test('the bodies can be described in an API document', () => {
  const schema = z.toJSONSchema(placeOrderInput, { io: 'input' })
  expect(Object.keys(schema.properties ?? {})).toContain('rentalStart')
  expect(schema.required).toEqual(['orderItems', 'rentalStart', 'rentalEnd', 'paymentMethod', 'totalPrice'])
  expect(z.toJSONSchema(quoteInput, { io: 'input' }).required).toEqual(['orderItems'])
})
