import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeEmail } from '../accounts/mailbox.ts'
import { addressKey } from '../address/address-key.ts'
import { signalTexts } from '../copy/referrals/signal-words.ts'
import { decideCommissionReview } from './commission-review.ts'
import { isHeldForReview, referralSignalKinds, referralSignals } from './referral-signals.ts'
import type { ReferralHost, ReferralOrder, ReferralParty } from './referral-signals.ts'

describe('one mailbox', () => {
  test.each([
    ['Ana@Example.com', 'ana@example.com'],
    ['ana+kitchen@example.com', 'ana@example.com'],
    ['ana.b@example.com', 'ana.b@example.com'],
    ['a.na.b+1+2@gmail.com', 'anab@gmail.com'],
    ['a.nab@GoogleMail.com', 'anab@gmail.com'],
    ['a.nab@gmail.com.example', 'a.nab@gmail.com.example'],
    ['+plus@example.com', '+plus@example.com'],
    ['josé@exämple.de', 'josé@exämple.de'],
    ['JOSE\u0301@example.com', 'josé@example.com'],
  ])('is %j → %j', (typed, mailbox) => {
    expect(normalizeEmail(typed)).toBe(mailbox)
  })

  test('stays what it is when it is asked for again, whatever the address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const mailbox = normalizeEmail(email)
        expect(normalizeEmail(mailbox)).toBe(mailbox)
        expect(normalizeEmail(email.replace('@', '+x@'))).toBe(mailbox)
      }),
    )
  })
})

describe('one home', () => {
  const at = (street: string, postalCode = '78701') => addressKey({ street, postalCode, country: 'USA' })

  test.each([
    ['12 Main Street', '12 MAIN ST.'],
    ['12 Main St, Apt 2', '12 main street #2'],
    ['12 Main St, Apt # 2', '12 Main St Unit 2'],
    ['400 North Lamar Boulevard', '400 N Lamar Blvd'],
  ])('is %j and %j', (one, other) => {
    expect(at(one)).toBe(at(other))
  })

  test.each([
    ['12 Main St Apt 1', '12 Main St Apt 2'],
    ['12 Main St', '12 Main St Apt 2'],
    ['12 Main St', '14 Main St'],
  ])('is not %j and %j', (one, other) => {
    expect(at(one)).not.toBe(at(other))
  })

  test('has a place: the ZIP of another town, or of another country, is another home', () => {
    expect(at('12 Main St', '78701-1234')).toBe(at('12 Main St'))
    expect(at('12 Main St', '78702')).not.toBe(at('12 Main St'))
    expect(addressKey({ street: '12 Main St', postalCode: '78701', country: 'MEX' })).not.toBe(
      at('12 Main St'),
    )
  })

  test('is none without a street or a postal code', () => {
    expect([at(''), at(' . '), at('12 Main St', '')]).toEqual([null, null, null])
  })
})

const nowhere = { street: '', postalCode: '', country: 'USA', airbnbListing: null } as const
const guest: ReferralParty = { ...nowhere, email: 'ana@example.com', phone: '' }
const host: ReferralHost = { ...nowhere, email: 'noor@example.com', phone: '', cards: [], stays: [] }
const order: ReferralOrder = {
  ...nowhere,
  street: '1200 Barton Springs Rd',
  postalCode: '78704',
  phone: '',
  cards: [],
  isContactShared: false,
  isDiscountRepeated: false,
}
const stay = { ...nowhere, street: '1200 Barton Springs Rd', postalCode: '78704' }
const home = { street: '12 Main St', postalCode: '78701' }

describe('guest and host', () => {
  test('who have nothing in common are two people, also where neither says a phone or a home', () => {
    expect(referralSignals(guest, host, order)).toEqual([])
    expect(isHeldForReview([])).toBe(false)
  })

  test.each([
    ['one mailbox', {}, { email: 'ana+host@example.com' }, {}, 'same-mailbox'],
    ['one card', {}, { cards: ['fp_1'] }, { cards: ['fp_2', 'fp_1'] }, 'same-card'],
    ['one phone in the order', {}, { phone: '512 555 0100' }, { phone: '+15125550100' }, 'same-phone'],
    ['one phone in their accounts', { phone: '(512) 555-0100' }, { phone: '512.555.0100' }, {}, 'same-phone'],
    ['the host’s home for the order', {}, home, home, 'host-home'],
    ['the host’s home for their own', home, home, {}, 'host-home'],
    ['a card that had the discount', {}, {}, { isDiscountRepeated: true }, 'discount-card'],
  ] as const)('with %s are held', (_case, ofGuest, ofHost, ofOrder, signal) => {
    const signals = referralSignals(
      { ...guest, ...ofGuest },
      { ...host, ...ofHost },
      { ...order, ...ofOrder },
    )
    expect(signals).toEqual([signal])
    expect(isHeldForReview(signals)).toBe(true)
  })

  test('with two extensions of one switchboard are two people', () => {
    const signals = referralSignals(
      guest,
      { ...host, phone: '5125550100 x1' },
      { ...order, phone: '+15125550100x2' },
    )
    expect(signals).toEqual([])
  })

  test('are not held at a stay of the host, by its address or by its listing', () => {
    const listed = { ...nowhere, airbnbListing: 'https://www.airbnb.com/rooms/7' }
    for (const [place, ofOrder] of [[stay, order] as const, [listed, { ...order, ...listed }] as const]) {
      const signals = referralSignals(guest, { ...host, stays: [place] }, ofOrder)
      expect(signals).toEqual(['host-stay'])
      expect(isHeldForReview(signals)).toBe(false)
    }
  })

  test('have no stay in common where the order goes elsewhere, by its street or by its listing', () => {
    const listed = (id: number) => ({ ...nowhere, airbnbListing: `https://www.airbnb.com/rooms/${id}` })
    const stays = [{ ...stay, street: '9 Elm St' }, listed(7), nowhere]
    for (const place of [order, { ...order, ...listed(8) }, { ...order, ...nowhere }]) {
      expect(referralSignals(guest, { ...host, stays }, place)).toEqual([])
    }
  })

  test('are held at the home of a host who lets another one', () => {
    expect(referralSignals(guest, { ...host, ...home, stays: [stay] }, { ...order, ...home })).toEqual([
      'host-home',
    ])
  })

  test('are not held at a home that its host lets: it is a stay', () => {
    const letHome = { ...nowhere, ...home }
    const signals = referralSignals(guest, { ...host, ...home, stays: [letHome] }, { ...order, ...home })
    expect(signals).toEqual(['host-stay'])
  })

  test('are held at a stay of the host where another account came with the same card or phone', () => {
    const shared = { ...order, isContactShared: true }
    expect(isHeldForReview(referralSignals(guest, host, shared))).toBe(false)
    expect(isHeldForReview(referralSignals(guest, { ...host, stays: [stay] }, shared))).toBe(true)
  })

  test('look alike or not whichever of them is the host', () => {
    const part = fc.constantFrom('', 'a', 'b')
    const person = fc.record({
      email: fc.constantFrom('a@gmail.com', 'a+1@gmail.com', 'b@x.com', 'B@X.com'),
      phone: fc.constantFrom('', '512 555 0100', '+1 (512) 555-0100', '5125550101'),
      street: part,
      postalCode: fc.constantFrom('', '78701', '78701-0001'),
      country: fc.constant('USA' as const),
    })
    fc.assert(
      fc.property(person, person, (one, other) => {
        const ordered = { ...order, street: '', phone: '' }
        const as = (party: typeof one) => ({ ...party, cards: [], stays: [] })
        expect(referralSignals(one, as(other), ordered)).toEqual(referralSignals(other, as(one), ordered))
      }),
    )
  })
})

test('every signal has its words for staff', () => {
  expect(Object.keys(signalTexts).toSorted()).toEqual([...referralSignalKinds].toSorted())
})

describe('the review of a commission', () => {
  const facts = {
    decision: 'released',
    outcome: null,
    heldCents: 945,
    isOrderCompleted: false,
    hostId: 'host',
    guestId: 'guest',
    actorId: 'staff',
  } as const

  test('lets it go on its way, or straight to what can be paid out once the order is completed', () => {
    expect(decideCommissionReview(facts)).toEqual({ ok: true, to: 'pending', cents: 945 })
    expect(decideCommissionReview({ ...facts, isOrderCompleted: true })).toMatchObject({ to: 'available' })
  })

  test('or gives it to nobody', () => {
    expect(decideCommissionReview({ ...facts, decision: 'refused', isOrderCompleted: true })).toMatchObject({
      to: null,
    })
  })

  test.each([
    [{ actorId: 'host' }, 'own-review'],
    [{ actorId: 'guest' }, 'own-review'],
    [{ outcome: 'released' }, 'already-reviewed'],
    [{ outcome: 'ended' }, 'already-reviewed'],
    [{ heldCents: 0 }, 'already-reviewed'],
  ] as const)('is refused with %j', (change, code) => {
    expect(decideCommissionReview({ ...facts, ...change })).toEqual({ ok: false, code, facts: {} })
  })
})
