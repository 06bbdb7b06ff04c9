import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serviceArea } from '../address/service-areas.ts'
import { areaRefusalMessage } from '../copy/delivery/delivery-words.ts'
import * as deliveryCopy from '../copy/delivery/sentences.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { decideAreaMove, type AreaMoveFacts } from './area-move.ts'
import { standardSettings } from './shop-settings.ts'

const north = 'a'.repeat(24)
const area = (name: string, terms = {}) =>
  serviceArea({ name, timeZone: 'America/Chicago', zipRanges: ['786'], ...terms })
const austin = area('Austin')

const move = (facts: Partial<AreaMoveFacts>) =>
  decideAreaMove(
    { status: 'confirmed', depot: 'main', from: austin, to: area('Denver'), byStaff: false, ...facts },
    standardSettings,
  )

test.each([
  ['the same depot, fee and tax', {}, true],
  ['the fee of the shop as its own', { deliveryCents: standardSettings.rates.deliveryCents }, true],
  ['another lead time', { leadTimeDays: 3 }, true],
  ['another depot', { depot: north }, false],
  ['another fee', { deliveryCents: 0 }, false],
  ['another tax', { taxBasisPoints: 0 }, false],
])('a guest moves to an area with %s: %j, %s', (_case, terms, isFine) => {
  const decision = move({ to: area('Denver', terms) })
  expect(decision.ok).toBe(isFine)
  expect(!decision.ok && areaRefusalMessage(decision)).toBe(!isFine && deliveryCopy.otherTerms('Denver'))
})

test('in its own area an order keeps its depot, whatever the area has by now', () => {
  const to = area('Austin', { depot: north, deliveryCents: 9900 })
  expect(move({ to })).toEqual({ ok: true, depot: 'main', isOtherPrice: false })
})

test('staff move it anywhere until it is packed, and are told of another price', () => {
  const to = area('Denver', { depot: north, taxBasisPoints: 0 })
  expect(move({ to, byStaff: true })).toEqual({ ok: true, depot: north, isOtherPrice: true })
  expect(move({ to, byStaff: true, status: 'packed' })).toMatchObject({ code: 'packed-elsewhere' })
  expect(move({ to: area('Denver'), byStaff: true, status: 'packed' })).toMatchObject({ ok: true })
})

test('what a guest may do staff may as well, and it costs the same', () => {
  const terms = fc.record({
    depot: fc.constantFrom('main', north),
    deliveryCents: fc.constantFrom(null, 0, 1500),
    taxBasisPoints: fc.constantFrom(null, 0, 825),
  })
  fc.assert(
    fc.property(terms, terms, fc.constantFrom(...orderStatuses), (here, there, status) => {
      const facts = { status, depot: here.depot, from: area('Austin', here), to: area('Denver', there) }
      const guests = move(facts)
      if (!guests.ok) return
      expect(guests).toEqual({ ok: true, depot: here.depot, isOtherPrice: false })
      expect(move({ ...facts, byStaff: true })).toEqual(guests)
    }),
  )
})
