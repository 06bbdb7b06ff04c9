import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliveryDetailsFields } from '../contract/delivery/delivery-input.ts'
import { changedPartsText, deliveryRefusalMessage } from '../copy/delivery/delivery-words.ts'
import * as deliveryCopy from '../copy/delivery/sentences.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { decideDeliveryChange, isDeliveryOpen } from './delivery-change.ts'
import type { DeliveryChangeFacts } from './delivery-change.ts'
import { chosenWindow, maxAccess, maxDeliveryNotes, noDeliveryDetails } from './delivery-details.ts'

const address = {
  street: '1200 Barton Springs Rd',
  city: 'Austin',
  state: 'TX',
  postalCode: '78704',
  country: 'USA',
} as const

const delivery = {
  ...noDeliveryDetails,
  phone: '+15125550100',
  access: 'Gate 4711',
  status: 'confirmed',
  version: 3,
  address,
  airbnbListing: 'https://www.airbnb.com/rooms/12345',
  isOfStay: false,
} as const

type Changes = {
  delivery?: Partial<DeliveryChangeFacts['delivery']>
  asked?: Partial<DeliveryChangeFacts['asked']>
}

const decide = ({ delivery: other, asked }: Changes = {}) =>
  decideDeliveryChange({ delivery: { ...delivery, ...other }, asked: { version: 3, ...asked } })

describe('changing the delivery details', () => {
  test('names what is not as it was, and keeps what was left out', () => {
    expect(decide({ asked: { phone: '(512) 555-0199', deliveryNotes: 'Blue door' } })).toEqual({
      ok: true,
      address,
      airbnbListing: delivery.airbnbListing,
      details: {
        phone: '+15125550199',
        deliveryNotes: 'Blue door',
        access: 'Gate 4711',
        deliveryWindow: 'all-day',
        pickupWindow: 'all-day',
      },
      changed: ['phone', 'deliveryNotes'],
    })
  })

  test('to nothing takes it away', () => {
    expect(decide({ asked: { phone: '', access: '' } })).toMatchObject({
      details: { phone: '', access: '' },
      changed: ['phone', 'access'],
    })
  })

  test('is possible until the order is packed', () => {
    expect(orderStatuses.filter(isDeliveryOpen)).toEqual(['pending', 'confirmed'])
    for (const status of orderStatuses) {
      const { ok } = decide({ delivery: { status }, asked: { access: 'Key box 1' } })
      expect(ok, status).toBe(isDeliveryOpen(status))
    }
    const refused = decide({ delivery: { status: 'packed' } })
    expect(!refused.ok && deliveryRefusalMessage(refused)).toBe(deliveryCopy.deliveryClosed('packed'))
  })

  test('the street of a listing may follow until the van leaves, and is no placeholder', () => {
    const awaited = { address: { ...address, street: '' } }
    for (const status of orderStatuses) {
      const { ok } = decide({ delivery: { ...awaited, status }, asked: { address } })
      expect(ok, status).toBe(['pending', 'confirmed', 'packed'].includes(status))
    }
    expect(decide({ delivery: { ...awaited, status: 'packed' }, asked: { address } })).toMatchObject({
      address,
      changed: ['address'],
    })
    // nothing else of what is packed changes
    expect(decide({ delivery: { ...awaited, status: 'packed' }, asked: { access: 'Gate 1' } })).toMatchObject(
      {
        code: 'delivery-closed',
      },
    )
    const placeholder = { ...address, street: 'Airbnb listing address' }
    expect(decide({ delivery: awaited, asked: { address: placeholder } })).toMatchObject({
      code: 'parts-missing',
    })
  })

  test('by whoever saw an older version is refused', () => {
    expect(decide({ asked: { version: 2, access: 'Key box 1' } })).toMatchObject({ code: 'delivery-changed' })
  })

  test('twice to the same is no conflict and changes nothing', () => {
    const same = {
      version: 2,
      phone: '512 555 0100',
      access: 'Gate 4711',
      address: { ...address },
    }
    expect(decide({ asked: same })).toMatchObject({ ok: true, changed: [] })
  })

  test('to another ZIP code leaves the listing behind, which is of another home', () => {
    const sameHouse = { ...address, street: '1202 Barton Springs Rd' }
    expect(decide({ asked: { address: sameHouse } })).toMatchObject({
      changed: ['address'],
      airbnbListing: delivery.airbnbListing,
    })
    const elsewhere = {
      ...address,
      street: '1 Congress Ave',
      postalCode: '78701',
    }
    expect(decide({ asked: { address: elsewhere } })).toMatchObject({ airbnbListing: null })
  })

  test('of a stay leaves its address to the host', () => {
    const asked = { address: { ...address, street: '1 Congress Ave' } }
    expect(decide({ delivery: { isOfStay: true }, asked })).toMatchObject({ code: 'address-of-stay' })
    expect(decide({ delivery: { isOfStay: true }, asked: { address } })).toMatchObject({ ok: true })
    expect(decide({ delivery: { isOfStay: true }, asked: { phone: '' } })).toMatchObject({ ok: true })
  })

  test.each([
    [{ phone: 'call me' }, deliveryCopy.phoneUnreadable],
    [{ address: { ...address, street: '' } }, 'Please fill in all address fields'],
    [{ address: { ...address, country: 'FRA' } }, 'Invalid country'],
  ])('to %j is refused', (asked, sentence) => {
    const refused = decide({ asked })
    expect(!refused.ok && deliveryRefusalMessage(refused)).toBe(sentence)
  })

  test('changes what is said to change, and nothing else', () => {
    const text = fc.constantFrom(undefined, '', 'Gate 4711', 'Key box 1')
    const window = fc.constantFrom(undefined, 'all-day' as const, 'early' as const, 'late' as const)
    const asked = fc.record({
      deliveryNotes: text,
      access: text,
      deliveryWindow: window,
      pickupWindow: window,
    })
    fc.assert(
      fc.property(asked, (some) => {
        const change = decide({ asked: some })
        if (!change.ok) throw new Error(change.code)
        for (const part of ['deliveryNotes', 'access', 'deliveryWindow', 'pickupWindow'] as const) {
          expect(change.details[part]).toBe(some[part] ?? delivery[part])
          expect(change.changed.includes(part)).toBe(change.details[part] !== delivery[part])
        }
      }),
    )
  })
})

test('what changed is told without saying to what', () => {
  expect(changedPartsText(['access'])).toBe('Access changed')
  expect(changedPartsText(['address', 'phone', 'access'])).toBe('Address, phone and access changed')
})

test('the guest chooses hours for each of the two visits', () => {
  const chosen = { deliveryWindow: 'early', pickupWindow: 'late' } as const
  expect(chosenWindow(chosen, 'delivery')).toBe('early')
  expect(chosenWindow(chosen, 'pickup')).toBe('late')
})

describe('what is typed', () => {
  const message = (field: keyof typeof deliveryDetailsFields, typed: unknown) =>
    deliveryDetailsFields[field].safeParse(typed).error?.issues[0]?.message

  test('has a length', () => {
    expect(message('deliveryNotes', '🍳'.repeat(maxDeliveryNotes))).toBeUndefined()
    expect(message('deliveryNotes', 'x'.repeat(maxDeliveryNotes + 1))).toBe(
      deliveryCopy.notesTooLong(maxDeliveryNotes),
    )
    expect(message('access', 'é'.repeat(maxAccess))).toBeUndefined()
    expect(message('access', 'x'.repeat(maxAccess + 1))).toBe(deliveryCopy.accessTooLong(maxAccess))
    expect(message('phone', '5'.repeat(41))).toBe(deliveryCopy.phoneUnreadable)
  })

  test('is text that can be kept', () => {
    expect(message('deliveryNotes', 'Up the stairs\nleft')).toBeUndefined()
    for (const field of ['phone', 'deliveryNotes', 'access'] as const) {
      for (const typed of [7, null, ['a'], { contains: 'a' }, 'bell \u0007', 'zero \0']) {
        expect(message(field, typed), `${field} ${JSON.stringify(typed)}`).toBeDefined()
      }
    }
    expect(message('deliveryWindow', 'midnight')).toBe(deliveryCopy.windowUnknown)
    expect(message('pickupWindow', 1)).toBe(deliveryCopy.windowUnknown)
  })

  test('may be left out', () => {
    for (const field of Object.values(deliveryDetailsFields)) {
      expect(field.safeParse(undefined).success).toBe(true)
    }
  })
})
