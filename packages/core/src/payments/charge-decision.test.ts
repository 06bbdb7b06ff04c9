import { describe, expect, test } from 'vitest'
import { decideCharge, type ChargeFacts } from './charge-decision.ts'
import { compareBooks, type PostedCharge, type ProviderCharge } from './compare-books.ts'

const waiting = { status: 'pending', isPaid: false, toPayCents: 9078, isGivenUp: false } as const
const charge: ChargeFacts = {
  order: waiting,
  isBooked: false,
  change: null,
  amountCents: 9078,
  currency: 'USD',
}

describe('money that a provider has taken', () => {
  test('pays the order that waits for exactly this amount', () => {
    expect(decideCharge(charge)).toEqual({ action: 'book' })
    expect(decideCharge({ ...charge, currency: 'usd' })).toEqual({ action: 'book' })
  })

  test('pays an order that went out on account, wherever it is', () => {
    for (const status of ['confirmed', 'delivered', 'collected'] as const) {
      expect(decideCharge({ ...charge, order: { ...waiting, status } })).toEqual({ action: 'book' })
    }
  })

  test('is left alone where it stands in the books', () => {
    expect(decideCharge({ ...charge, isBooked: true, order: null })).toEqual({ action: 'nothing' })
  })

  test.each([
    ['a cent less', { amountCents: 9077 }, 'amount-differs'],
    ['a cent more', { amountCents: 9079 }, 'amount-differs'],
    ['another currency', { currency: 'CAD' }, 'currency-differs'],
    ['no order of ours', { order: null }, 'unknown-order'],
  ] as const)('is flagged and never accepted with %s', (_case, change, kind) => {
    expect(decideCharge({ ...charge, ...change })).toEqual({ action: 'flag', kind })
  })

  test.each([
    ['cancelled', { order: { ...waiting, status: 'cancelled' } }],
    ['paid already', { order: { ...waiting, status: 'confirmed', isPaid: true } }],
    ['without its units', { order: { ...waiting, isGivenUp: true } }],
    ['changed, and the change was not kept', { change: '2-500' }],
  ] as const)('goes back where the order is %s', (_case, change) => {
    expect(decideCharge({ ...charge, ...change })).toEqual({ action: 'return' })
  })
})

describe('two books', () => {
  const theirs: ProviderCharge = {
    reference: 'pi_1',
    orderId: 'order',
    change: null,
    amountCents: 9078,
    currency: 'USD',
    refundedCents: 0,
    isDisputed: false,
  }
  const ours: PostedCharge = {
    reference: 'pi_1',
    orderId: 'order',
    amountCents: 9078,
    refundedCents: 0,
    isDue: true,
  }
  const kindsOf = (one: Partial<ProviderCharge>, other: Partial<PostedCharge>) =>
    compareBooks([{ ...theirs, ...one }], [{ ...ours, ...other }]).differences.map(({ kind }) => kind)

  test('that agree have no difference', () => {
    expect(compareBooks([theirs], [ours])).toEqual({ differences: [], notBooked: [] })
  })

  test.each([
    ['another amount', { amountCents: 9000 }, {}, ['amount-differs']],
    ['a refund we do not know', { refundedCents: 500 }, {}, ['refund-differs']],
    ['a refund that has not arrived', {}, { refundedCents: 500 }, ['refund-differs']],
    ['refunds that several charges share', { refundedCents: 500 }, { refundedCents: null }, []],
    ['a dispute', { isDisputed: true }, {}, ['disputed']],
    ['a charge that only we know', { reference: 'pi_2' }, {}, ['missing-at-provider']],
    ['a charge of the last hours that only we know', { reference: 'pi_2' }, { isDue: false }, []],
  ] as const)('show %s', (_case, one, other, kinds) => {
    expect(kindsOf(one, other)).toEqual(kinds)
  })

  test('hand over a charge that is not booked', () => {
    expect(compareBooks([theirs], []).notBooked).toEqual([theirs])
  })
})
