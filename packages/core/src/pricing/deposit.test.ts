import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packedBoxes, expectedPieces } from '../dispatch/packed-pieces.ts'
import { decidePickup, replacementValue } from '../dispatch/pickup-check.ts'
import { priceKit } from '../kits/kit-price.ts'
import { depositOf, depositsAfterSwap, leastDeposits, pieceDeposits, productDeposit } from './deposit.ts'

const single = { depositCents: 4500, components: [] }
const kit = {
  depositCents: 9900,
  components: [
    { quantity: 2, depositCents: 600 },
    { quantity: 1, depositCents: 1800 },
    { quantity: 4, depositCents: null },
  ],
}

describe('the deposit of a product', () => {
  test('that is a single item is its own, or nothing', () => {
    expect(productDeposit(single)).toBe(4500)
    expect(productDeposit({ ...single, depositCents: null })).toBe(0)
  })

  test('that is a kit is what its pieces ask for, and not the box', () => {
    expect(productDeposit(kit)).toBe(3000)
  })
})

describe('the deposits of a rental', () => {
  test('are those of each line, as many times as it is rented', () => {
    expect(depositOf([])).toBe(0)
    expect(
      depositOf([
        { quantity: 2, depositCents: 4500 },
        { quantity: 1, depositCents: 3000 },
      ]),
    ).toBe(12_000)
  })

  test('are not told while one of them is unknown', () => {
    expect(
      depositOf([
        { quantity: 2, depositCents: 4500 },
        { quantity: 1, depositCents: null },
      ]),
    ).toBeNull()
  })

  test('of a custom kit are those of its items', () => {
    const items = [
      { quantity: 2, unitPriceCents: 700, depositCents: 1500, weightGrams: 1 },
      { quantity: 1, unitPriceCents: 700, depositCents: null, weightGrams: 1 },
    ]
    expect(depositOf([{ quantity: 3, depositCents: priceKit(items).depositCents }])).toBe(9000)
  })

  test('are what a guest owes when nothing comes back at all', () => {
    const deposit = fc.option(fc.nat(10_000))
    const some = fc.integer({ min: 1, max: 9 })
    const components = fc.array(fc.record({ quantity: some, depositCents: deposit }), { maxLength: 5 })
    const anyLines = fc.array(fc.record({ quantity: some, depositCents: deposit, components }), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(anyLines, (lines) => {
        const packed = lines.map((line, nth) => ({
          productId: `p${nth}`,
          name: '',
          quantity: line.quantity,
          replacementCents: replacementValue(line),
          components: line.components.map((piece, place) => ({
            productId: `p${nth}-${place}`,
            name: '',
            quantity: piece.quantity,
            replacementCents: replacementValue(piece),
          })),
        }))
        const expected = expectedPieces(packedBoxes(packed))
        const counts = expected.map(({ productId, quantity }) => ({
          productId,
          missing: quantity,
          damaged: 0,
        }))
        const pickup = decidePickup({
          status: 'delivered',
          damageProtection: true,
          expected,
          counts,
          isWaived: false,
        })
        const told = depositOf(
          lines.map((line) => ({ quantity: line.quantity, depositCents: productDeposit(line) })),
        )
        expect(pickup).toMatchObject({ ok: true, chargeCents: told })
      }),
    )
  })
})

describe('what the pieces of a thing cost', () => {
  const anyKit = fc.record({
    id: fc.constant('kit'),
    depositCents: fc.option(fc.nat(10_000)),
    components: fc.uniqueArray(
      fc.record({
        productId: fc.string({ minLength: 1 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        depositCents: fc.option(fc.nat(10_000)),
      }),
      { selector: ({ productId }) => productId, maxLength: 5 },
    ),
  })
  const sumOf = (
    deposits: Readonly<Record<string, number>>,
    { components }: { components: readonly Piece[] },
  ) =>
    (components.length > 0 ? components : [{ productId: 'kit', quantity: 1 }]).reduce(
      (sum, { productId, quantity }) => sum + (deposits[productId] ?? 0) * quantity,
      0,
    )
  type Piece = { productId: string; quantity: number }

  test('is the deposit of a single item, or of each component of a kit', () => {
    expect(pieceDeposits({ id: 'pan', ...single })).toEqual({ pan: 4500 })
    const components = [
      { productId: 'plate', depositCents: 600 },
      { productId: 'spoon', depositCents: null },
    ]
    expect(pieceDeposits({ id: 'kit', depositCents: 9900, components })).toEqual({ plate: 600, spoon: 0 })
  })

  test('is together its deposit', () => {
    fc.assert(
      fc.property(anyKit, (thing) => {
        expect(sumOf(pieceDeposits(thing), thing)).toBe(productDeposit(thing))
      }),
    )
  })

  test('is the least of what several lines say', () => {
    expect(leastDeposits([{ pan: 4500, plate: 0 }, { pan: 900 }, { plate: 600, cup: 300 }])).toEqual({
      pan: 900,
      plate: 0,
      cup: 300,
    })
    expect(leastDeposits([])).toEqual({})
  })

  test('is after a swap its own deposit, as far as that was told', () => {
    const pan = { id: 'pan', ...single }
    expect(depositsAfterSwap(9000, pan)).toEqual({ pan: 4500 })
    expect(depositsAfterSwap(4500, pan)).toEqual({ pan: 4500 })
    expect(depositsAfterSwap(2000, pan)).toEqual({ pan: 2000 })
    expect(depositsAfterSwap(0, pan)).toEqual({ pan: 0 })
  })

  test('is after a swap together no more than was told, and no piece costs more than it does', () => {
    fc.assert(
      fc.property(fc.nat(50_000), anyKit, (toldCents, thing) => {
        const deposits = depositsAfterSwap(toldCents, thing)
        expect(sumOf(deposits, thing)).toBeLessThanOrEqual(Math.min(toldCents, productDeposit(thing)))
        for (const [productId, depositCents] of Object.entries(pieceDeposits(thing))) {
          expect(deposits[productId]).toBeLessThanOrEqual(depositCents)
        }
      }),
    )
  })
})
