import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crateScanRefusalMessage } from '../copy/crates/crate-words.ts'
import { orderStatuses, type OrderStatus } from '../orders/order-status.ts'
import { cratePlace, crateStepBefore, crateSteps, decideCrateScan, type CrateStep } from './crate-steps.ts'

const steps = fc.constantFrom(...crateSteps)
const last = fc.option(steps)
const statuses = fc.constantFrom(...orderStatuses)
const onTheWay = { packed: 'confirmed', loaded: 'packed', delivered: 'dispatched' } as const

type Facts = { last: CrateStep | null; status?: OrderStatus; isUnpaid?: boolean; because?: string }

const scan = (step: CrateStep, facts: Facts) =>
  decideCrateScan({ step, status: 'dispatched', isUnpaid: false, because: '', ...facts })

test('a crate goes from the warehouse into the van, to the guest, into the van again and back', () => {
  expect([null, ...crateSteps].map(cratePlace)).toEqual([null, 'warehouse', 'van', 'guest', 'van', 'back'])
  crateSteps.forEach((step, index) => {
    const last = crateSteps[index - 1] ?? null
    expect(scan(step, { last })).toEqual({ ok: true, isRepeat: false, because: null })
  })
})

test('the same step again changes nothing, whatever the order is by now', () => {
  fc.assert(
    fc.property(steps, statuses, fc.string(), (step, status, because) => {
      expect(scan(step, { last: step, status, because })).toEqual({ ok: true, isRepeat: true, because: null })
    }),
  )
})

describe('a step that does not follow', () => {
  test('is told, and says what was scanned last', () => {
    expect(scan('loaded', { last: null })).toEqual({
      ok: false,
      code: 'crate-out-of-step',
      facts: { step: 'loaded', last: null },
    })
    expect(scan('packed', { last: 'loaded' })).toMatchObject({ code: 'crate-out-of-step' })
  })

  test('is kept with the reason where somebody insists', () => {
    expect(scan('packed', { last: 'loaded', because: 'Nobody was there' })).toEqual({
      ok: true,
      isRepeat: false,
      because: 'Nobody was there',
    })
  })
})

test.each(['pending', 'cancelled', 'collected', 'completed'] as const)(
  'nothing goes out for an order that is %s, unless somebody says why',
  (status) => {
    for (const [step, facts] of [
      ['packed', { last: null }],
      ['loaded', { last: 'packed' }],
      ['delivered', { last: 'loaded' }],
    ] as const) {
      expect(scan(step, { ...facts, status })).toEqual({
        ok: false,
        code: 'order-stays-here',
        facts: { step, status },
      })
      expect(scan(step, { ...facts, status, because: 'It was promised' })).toMatchObject({ ok: true })
    }
    expect(scan('collected', { last: 'delivered', status })).toMatchObject({ ok: true, because: null })
    expect(scan('counted', { last: 'collected', status })).toMatchObject({ ok: true, because: null })
  },
)

test('nothing goes out for an order that owes a part of its price, unless somebody says why', () => {
  const unpaid = { status: 'confirmed', isUnpaid: true } as const
  for (const step of ['packed', 'loaded', 'delivered'] as const) {
    const last = crateStepBefore(step)
    const refused = scan(step, { last, ...unpaid })
    expect(refused).toEqual({ ok: false, code: 'order-unpaid', facts: {} })
    expect(refused.ok ? '' : crateScanRefusalMessage(refused)).toBe('The order of this crate is unpaid')
    const because = 'It was promised'
    expect(scan(step, { last, ...unpaid, because })).toMatchObject({ ok: true, because })
  }
  expect(scan('collected', { last: 'delivered', ...unpaid })).toMatchObject({ ok: true, because: null })
})

test.each(Object.entries(onTheWay))('what is %s belongs to an order that is %s', (step, status) => {
  const at = step as CrateStep
  expect(scan(at, { last: crateStepBefore(at), status })).toMatchObject({ ok: true, because: null })
})

test('whatever is scanned, no step is kept out of order without a reason, and none with one that nothing asks for', () => {
  fc.assert(
    fc.property(steps, last, statuses, fc.constantFrom('', 'Said so'), (step, before, status, because) => {
      const decision = scan(step, { last: before, status, because })
      if (!decision.ok) expect(because).toBe('')
      else if (decision.isRepeat) expect(step).toBe(before)
      else if (crateStepBefore(step) !== before) expect(decision.because).toBe('Said so')
      else if (because === '') expect(decision.because).toBeNull()
    }),
  )
})
