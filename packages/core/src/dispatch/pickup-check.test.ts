import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderStatuses } from '../orders/order-status.ts'
import { pickupRefusalMessage } from '../copy/dispatch/dispatch-words.ts'
import { boxesInUse, countPieces, expectedPieces, packedBoxes } from './packed-pieces.ts'
import type { PackedLine } from './packed-pieces.ts'
import { decidePickup, replacementValue } from './pickup-check.ts'
import type { PickupFacts } from './pickup-check.ts'

const plate = { productId: 'plate', name: 'Plate', quantity: 4, replacementCents: 600 }
const pan = { productId: 'pan', name: 'Pan', quantity: 1, replacementCents: 4500 }
const sponge = { productId: 'sponge', name: 'Sponge', quantity: 1, replacementCents: 0 }
const kit: PackedLine = {
  productId: 'kit',
  name: 'Kit for Two',
  quantity: 2,
  replacementCents: 9000,
  components: [plate, pan],
}
const spare: PackedLine = { ...pan, quantity: 1, components: [] }

describe('the boxes of an order', () => {
  test('hold kits opened into their components', () => {
    const boxes = packedBoxes([kit, spare])
    expect(boxes).toEqual([
      {
        name: 'Kit for Two',
        quantity: 2,
        pieces: [
          { ...plate, quantity: 8 },
          { ...pan, quantity: 2 },
        ],
      },
      { name: 'Pan', quantity: 1, pieces: [pan] },
    ])
    expect(countPieces(boxes)).toBe(11)
    expect(expectedPieces(boxes)).toEqual([
      { ...plate, quantity: 8 },
      { ...pan, quantity: 3 },
    ])
  })

  test('are those of the lines while these hold what was reserved', () => {
    const reserved = [
      { ...plate, units: 8 },
      { ...pan, units: 3 },
      { productId: 'kit', name: 'Kit for Two', units: 2, replacementCents: 9000 },
    ]
    expect(boxesInUse([kit, spare], reserved)).toEqual({
      boxes: packedBoxes([kit, spare]),
      isAsOrdered: true,
    })
    expect(boxesInUse([kit, spare], []).isAsOrdered).toBe(true)
  })

  test.each([
    [
      'more of something',
      [
        { ...plate, units: 9 },
        { ...pan, units: 3 },
      ],
    ],
    [
      'something the kit no longer has',
      [
        { ...plate, units: 8 },
        { ...pan, units: 3 },
        { ...sponge, units: 1 },
      ],
    ],
    ['less than the kit has by now', [{ ...pan, units: 3 }]],
  ])('are what was reserved when that was %s', (_case, reserved) => {
    const { boxes, isAsOrdered } = boxesInUse([kit, spare], reserved)
    expect(isAsOrdered).toBe(false)
    expect(boxes[0]?.pieces.map(({ productId, quantity }) => [productId, quantity])).toEqual(
      reserved.map(({ productId, units }) => [productId, units]),
    )
  })
})

test('boxes stay as ordered where lost pieces have left the stock, and only there', () => {
  const boxesOf = (plates: number, lost: number) =>
    boxesInUse(
      [kit],
      [{ ...pan, units: 2 }, ...(plates ? [{ ...plate, units: plates }] : [])],
      [{ productId: 'plate', quantity: lost }],
    )
  expect(boxesOf(6, 2)).toEqual({ boxes: packedBoxes([kit]), isAsOrdered: true })
  expect(boxesOf(0, 8).isAsOrdered).toBe(true)
  expect(boxesOf(8, 2).isAsOrdered).toBe(true)
  expect([boxesOf(5, 2), boxesOf(9, 2)].map(({ isAsOrdered }) => isAsOrdered)).toEqual([false, false])
})

const facts: PickupFacts = {
  status: 'delivered',
  damageProtection: false,
  expected: [plate, pan, sponge],
  counts: [],
  isWaived: false,
}
const outcomes = (changes: Partial<PickupFacts>) => {
  const decision = decidePickup({ ...facts, ...changes })
  if (!decision.ok) throw new Error(decision.code)
  return decision
}
const counts = [
  { productId: 'plate', missing: 2, damaged: 1 },
  { productId: 'pan', missing: 0, damaged: 1 },
  { productId: 'sponge', missing: 1, damaged: 0 },
]

describe('what a pickup costs', () => {
  test('is nothing when everything is there', () => {
    expect(outcomes({})).toEqual({ ok: true, losses: [], chargeCents: 0, coveredCents: 0, waivedCents: 0 })
  })

  test('is the deposit of each piece that is missing or damaged', () => {
    expect(outcomes({ counts })).toEqual({
      ok: true,
      losses: [
        {
          productId: 'plate',
          name: 'Plate',
          kind: 'missing',
          quantity: 2,
          unitCents: 600,
          outcome: 'charged',
        },
        {
          productId: 'plate',
          name: 'Plate',
          kind: 'damaged',
          quantity: 1,
          unitCents: 600,
          outcome: 'charged',
        },
        { productId: 'pan', name: 'Pan', kind: 'damaged', quantity: 1, unitCents: 4500, outcome: 'charged' },
        {
          productId: 'sponge',
          name: 'Sponge',
          kind: 'missing',
          quantity: 1,
          unitCents: 0,
          outcome: 'worthless',
        },
      ],
      chargeCents: 6300,
      coveredCents: 0,
      waivedCents: 0,
    })
    expect([replacementValue({ depositCents: 4500 }), replacementValue({ depositCents: null })]).toEqual([
      4500, 0,
    ])
  })

  test('with damage protection is what is missing alone', () => {
    expect(outcomes({ counts, damageProtection: true })).toMatchObject({
      chargeCents: 1200,
      coveredCents: 5100,
      waivedCents: 0,
    })
  })

  test('is nothing when staff say so, and protection still bears its part', () => {
    expect(outcomes({ counts, damageProtection: true, isWaived: true })).toMatchObject({
      chargeCents: 0,
      coveredCents: 5100,
      waivedCents: 1200,
    })
  })

  test.each(orderStatuses)('of an order that is %s is asked only while the guest has it', (status) => {
    const decision = decidePickup({ ...facts, status })
    expect(decision.ok).toBe(status === 'delivered')
    if (!decision.ok)
      expect(pickupRefusalMessage(decision)).toBe(`An order that is ${status} cannot be collected`)
  })

  test.each([
    ['a piece of another order', [{ productId: 'fork', missing: 1, damaged: 0 }], 'not part of this order'],
    ['more than there were', [{ productId: 'plate', missing: 3, damaged: 2 }], 'There were only 4 of Plate'],
  ])('is refused for %s', (_case, counted, sentence) => {
    const decision = decidePickup({ ...facts, counts: counted })
    expect(decision.ok ? '' : pickupRefusalMessage(decision)).toContain(sentence)
  })

  const anyFacts = fc
    .array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 9 }),
        replacementCents: fc.integer({ min: 0, max: 90_000 }),
        missing: fc.nat(4),
        damaged: fc.nat(4),
      }),
      { maxLength: 12 },
    )
    .map((pieces) => ({
      expected: pieces.map(({ quantity, replacementCents }, index) => ({
        productId: `p${index}`,
        name: `Piece ${index}`,
        quantity: quantity + 8,
        replacementCents,
      })),
      counts: pieces.map(({ missing, damaged }, index) => ({ productId: `p${index}`, missing, damaged })),
    }))

  test('never is more than what was there, and every lost cent is charged, covered or waived', () => {
    fc.assert(
      fc.property(anyFacts, fc.boolean(), fc.boolean(), (order, damageProtection, isWaived) => {
        const decision = outcomes({ ...order, damageProtection, isWaived })
        const worth = order.expected.reduce((sum, piece) => sum + piece.quantity * piece.replacementCents, 0)
        const lost = order.counts.reduce(
          (sum, { missing, damaged }, index) =>
            sum + (missing + damaged) * (order.expected[index]?.replacementCents ?? 0),
          0,
        )
        const { chargeCents, coveredCents, waivedCents } = decision
        expect(chargeCents + coveredCents + waivedCents).toBe(lost)
        expect(chargeCents).toBeLessThanOrEqual(worth)
        if (isWaived) expect(chargeCents).toBe(0)
        expect(outcomes({ ...order, damageProtection: true, isWaived }).chargeCents).toBeLessThanOrEqual(
          outcomes({ ...order, damageProtection: false, isWaived }).chargeCents,
        )
      }),
    )
  })
})
