import { describe, expect, test } from 'vitest'
import { obstacleText } from '../copy/privacy/index.ts'
import { calendarDate } from '../dates/calendar-date.ts'
import { decideErasure } from './decide-erasure.ts'
import type { ErasureFacts } from './decide-erasure.ts'

const nothing: ErasureFacts = {
  isStaff: false,
  openOrders: [],
  unsettledOrders: [],
  expectedAtStays: [],
  commissionCents: 0,
  today: calendarDate('2026-12-08'),
}
const order = { number: 'T-7QP4K-V', rentalEnd: calendarDate('2026-12-10') }
const told = (facts: Partial<ErasureFacts>) => {
  const decision = decideErasure({ ...nothing, ...facts })
  return decision.ok ? null : decision.facts.obstacles.map((obstacle) => obstacleText(obstacle)).join(' ')
}

test('somebody with nothing open is erased', () => {
  expect(decideErasure(nothing)).toEqual({ ok: true })
})

describe('an erasure waits', () => {
  test('for an order that is still out, until the day after its last', () => {
    expect(told({ openOrders: [order] })).toBe('Order T-7QP4K-V is not over. It works from Fri, Dec 11 on.')
  })

  test('for the end of an order whose last day is over', () => {
    const today = calendarDate('2026-12-11')
    expect(told({ openOrders: [order], today })).toBe(
      'Order T-7QP4K-V is not over. It works as soon as that order is completed.',
    )
  })

  test('for a guest who comes to a home of the host', () => {
    expect(told({ expectedAtStays: [order] })).toContain(
      'goes to one of the homes. It works from Fri, Dec 11',
    )
  })

  test('for money on its way', () => {
    expect(told({ unsettledOrders: ['T-7QP4K-V'] })).toContain('Money of order T-7QP4K-V')
  })

  test('for a commission that is not paid out, to the cent', () => {
    expect(told({ commissionCents: 1 })).toContain('$0.01 of commission')
  })

  test('for an owner to take the account off the staff', () => {
    expect(told({ isStaff: true })).toContain('account of the staff')
  })
})

test('everything in the way is told at once', () => {
  const decision = decideErasure({ ...nothing, isStaff: true, openOrders: [order], commissionCents: 5 })
  expect(decision).toMatchObject({
    ok: false,
    code: 'not-yet',
    facts: { obstacles: [{ kind: 'is-staff' }, { kind: 'order-open' }, { kind: 'commission-unpaid' }] },
  })
})
