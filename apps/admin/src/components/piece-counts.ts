import type { Pickup, PickupCheckInput } from '@trivet/core/contract/dispatch'
import { decidePickup, expectedPieces } from '@trivet/core/dispatch'
import { toCents } from '@trivet/core/money'

/** What staff found of the pieces of one kind in one box. */
export type Found = { isCounted: boolean; missing: number; damaged: number; isTakenOut: boolean }

const nothingFound: Found = { isCounted: false, missing: 0, damaged: 0, isTakenOut: false }

/** By place in the box, since a product may lie in two boxes. */
export type Counts = Readonly<Record<string, Found>>

export function placeOf(box: number, product: string): string {
  return `${box}:${product}`
}

export function foundAt(counts: Counts, place: string): Found {
  return counts[place] ?? nothingFound
}

/** Every place there is to count. */
export function placesOf({ boxes }: Pick<Pickup, 'boxes'>): { place: string; product: string }[] {
  return boxes.flatMap(({ pieces }, box) =>
    pieces.map(({ product }) => ({ place: placeOf(box, product), product })),
  )
}

/** What did not come back whole, one entry a product, as the server takes it. */
export function lossCounts(pickup: Pickup, counts: Counts): PickupCheckInput['counts'] {
  const byProduct = new Map<string, PickupCheckInput['counts'][number]>()
  for (const { place, product } of placesOf(pickup)) {
    const { missing, damaged, isTakenOut } = foundAt(counts, place)
    if (missing + damaged === 0) continue
    const sum = byProduct.get(product) ?? { product, missing: 0, damaged: 0, takeOut: 0 }
    byProduct.set(product, {
      product,
      missing: sum.missing + missing,
      damaged: sum.damaged + damaged,
      takeOut: sum.takeOut + (isTakenOut ? missing + damaged : 0),
    })
  }
  return [...byProduct.values()]
}

/** What the losses would cost, by the rule the server asks as well. */
export function previewCharge(pickup: Pickup, counts: Counts, isWaived: boolean) {
  const boxes = pickup.boxes.map(({ pieces, ...box }) => ({
    ...box,
    pieces: pieces.map(({ product, replacementPrice, ...piece }) => ({
      ...piece,
      productId: product,
      replacementCents: toCents(replacementPrice),
    })),
  }))
  return decidePickup({
    status: pickup.status,
    damageProtection: pickup.damageProtection,
    expected: expectedPieces(boxes),
    counts: lossCounts(pickup, counts).map(({ product, ...count }) => ({ ...count, productId: product })),
    isWaived,
  })
}
