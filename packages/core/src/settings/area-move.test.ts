import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serviceArea } from '../address/service-areas.ts'
import { areaRefusalMessage } from '../copy/delivery/delivery-words.ts'
import * as deliveryCopy from '../copy/delivery/sentences.ts'
import { defaultRates } from '../pricing/rates.ts'
import { decideAreaMove, depotAfterMove, ratesInArea, type AreaMoveFacts } from './area-move.ts'
import { standardSettings } from './shop-settings.ts'

const north = 'a'.repeat(24)
const area = (name: string, terms = {}) =>
  serviceArea({ name, timeZone: 'America/Chicago', zipRanges: ['786'], ...terms })
const austin = area('Austin')

const move = (facts: Partial<AreaMoveFacts>) =>
  decideAreaMove({ depot: 'main', from: austin, to: area('Denver'), ...facts }, standardSettings)

test.each([
  ['the same depot, fee and tax', {}, true],
  ['the fee of the shop as its own', { deliveryCents: standardSettings.rates.deliveryCents }, true],
  ['another lead time', { leadTimeDays: 3 }, true],
  ['another depot', { depot: north }, false],
  ['another fee', { deliveryCents: 0 }, false],
  ['another tax', { taxBasisPoints: 0 }, false],
])('an order just goes to an area with %s: %j, %s', (_case, terms, isFine) => {
  const decision = move({ to: area('Denver', terms) })
  expect(decision.ok).toBe(isFine)
  if (decision.ok) return
  expect(areaRefusalMessage(decision, { isToStaff: false })).toBe(deliveryCopy.otherTerms('Denver'))
  expect(areaRefusalMessage(decision, { isToStaff: true })).toBe(deliveryCopy.otherTermsForStaff('Denver'))
})

test('in its own area an order keeps its depot, whatever the area has by now', () => {
  const to = area('Austin', { depot: north, deliveryCents: 9900 })
  expect(move({ to })).toEqual({ ok: true })
  expect(depotAfterMove({ depot: 'main', from: austin, to })).toBe('main')
  expect(depotAfterMove({ depot: 'main', from: null, to })).toBe(north)
})

test('fee and tax of an area are told where they are others than those of the order, and nothing else is', () => {
  const own = { ...defaultRates, damageProtectionBasisPoints: 500, deliveryCents: 900 }
  const denver = area('Denver', { deliveryCents: 900, taxBasisPoints: 700 })
  expect(ratesInArea(own, denver, standardSettings)).toEqual({ ...own, taxBasisPoints: 700 })
  expect(ratesInArea({ ...own, taxBasisPoints: 700 }, denver, standardSettings)).toBeNull()
})

test('an order just goes where nothing follows from it, and there and back', () => {
  const terms = fc.record({
    depot: fc.constantFrom('main', north),
    deliveryCents: fc.constantFrom(null, 0, 1500),
    taxBasisPoints: fc.constantFrom(null, 0, 825),
  })
  fc.assert(
    fc.property(terms, terms, (here, there) => {
      const facts = { depot: here.depot, from: area('Austin', here), to: area('Denver', there) }
      const back = { depot: there.depot, from: facts.to, to: facts.from }
      expect(move(facts).ok).toBe(move(back).ok)
      if (move(facts).ok) expect(depotAfterMove(facts)).toBe(here.depot)
    }),
  )
})
