import { demandOf, type Demand, type DemandLine } from '@trivet/core/availability'
import type { PreviewOrderChangeInput } from '@trivet/core/contract/orders'
import type { Cents, Count } from '@trivet/core/money'
import { kitPieces } from '@trivet/core/kits'
import type { OrderChangeFacts } from '@trivet/core/orders'
import { productDeposit } from '@trivet/core/pricing'
import type { Rentable } from '../../checkout/index.ts'
import type { LineToChange } from './order-to-change.repo.ts'

type Item = PreviewOrderChangeInput['orderItems'][number]

export type WantedLines = {
  kept: { line: LineToChange; quantity: Count }[]
  gone: LineToChange[]
  /** What the order has none of yet. */
  added: Item[]
}

/** Which lines of an order stay, as how many; a thing that stands in two lines fills the first one first. */
export function wantedLines(lines: readonly LineToChange[], items: readonly Item[]): WantedLines {
  const left = new Map<string, Count>()
  for (const item of items) left.set(keyOf(item), (left.get(keyOf(item)) ?? 0) + item.qty)
  const shared = lines.map((line, index) => {
    const key = keyOfLine(line)
    const open = left.get(key) ?? 0
    const isLast = !lines.slice(index + 1).some((other) => keyOfLine(other) === key)
    const quantity = isLast ? open : Math.min(line.quantity, open)
    left.set(key, open - quantity)
    return { line, quantity }
  })
  const inOrder = new Set(lines.map(keyOfLine))
  return {
    kept: shared.filter(({ quantity }) => quantity > 0),
    gone: shared.filter(({ quantity }) => quantity === 0).map(({ line }) => line),
    added: items.filter((item) => !inOrder.has(keyOf(item))),
  }
}

const keyOf = ({ product, isCustomKit }: Item) => `${isCustomKit ? 'kit' : 'product'}:${product}`

function keyOfLine({ productId, kitId }: LineToChange): string {
  return kitId === null ? `product:${productId}` : `kit:${kitId}`
}

/** A line as it is priced. */
export function toQuoteLine({
  line,
  quantity,
}: WantedLines['kept'][number]): OrderChangeFacts['lines'][number] {
  const { id, productId, pricedAs, kitId, name, unitPriceCents } = line
  return { id: productId ?? kitId ?? id, pricedAs, name, unitPriceCents, quantity }
}

/** What so many of a line reserve, as the order has it packed. */
export function demandOfLine(
  { productId, kitItems, components }: LineToChange,
  quantity: Count,
): DemandLine[] {
  const packed = kitItems?.map((item) => ({ productId: item.product, quantity: item.quantity }))
  if (productId !== null) return [{ productId, quantity, components: packed ?? components }]
  return (packed ?? []).map((item) => ({
    productId: item.productId,
    quantity: item.quantity * quantity,
    components: [],
  }))
}

type Change = WantedLines & {
  before: readonly LineToChange[]
  things: readonly { thing: Rentable; quantity: Count }[]
}

/**
 * What an order reserves afterwards: what it held, less what its lines took and with what they take now. A kit may have been
 * packed otherwise than today; null where the order does not hold what it would give back.
 */
export function reservedAfter(held: readonly Demand[], { before, kept, things }: Change): Demand[] | null {
  const given = demandOf(before.flatMap((line) => demandOfLine(line, line.quantity)))
  const taken = demandOf([
    ...kept.flatMap(({ line, quantity }) => demandOfLine(line, quantity)),
    ...things.flatMap(({ thing, quantity }) => thing.demand(quantity)),
  ])
  const units = new Map(held.map((one) => [one.productId, one.units]))
  const add = (demand: Demand[], sign: 1 | -1) => {
    for (const one of demand) units.set(one.productId, (units.get(one.productId) ?? 0) + sign * one.units)
  }
  add(taken, 1)
  add(given, -1)
  const reserved = [...units].map(([productId, count]) => ({ productId, units: count }))
  if (reserved.some((one) => one.units < 0)) return null
  return reserved
    .filter((one) => one.units > 0)
    .toSorted((one, other) => (one.productId < other.productId ? -1 : 1))
}

/** Deposit and pieces that come on top, or go: of a line as much as was told of one of its things. */
export function addedMeasures({ before, kept, things }: Change): { depositCents: Cents; pieces: Count } {
  const sum = (of: (line: LineToChange) => number) =>
    kept.reduce((all, { line, quantity }) => all + of(line) * quantity, 0) -
    before.reduce((all, line) => all + of(line) * line.quantity, 0)
  return {
    depositCents:
      sum(depositOfLine) +
      things.reduce((all, { thing, quantity }) => all + thing.depositCents * quantity, 0),
    pieces: sum(piecesOfLine) + things.reduce((all, { thing, quantity }) => all + thing.pieces * quantity, 0),
  }
}

function depositOfLine({ kitId, kitItems, toldDepositCents, depositCents, components }: LineToChange): Cents {
  if (toldDepositCents !== null) return toldDepositCents
  if (kitId === null) return productDeposit({ depositCents, components })
  return (kitItems ?? []).reduce((sum, item) => sum + (item.depositCents ?? 0) * item.quantity, 0)
}

function piecesOfLine({ kitId, kitItems }: LineToChange): Count {
  return kitId === null ? 1 : kitPieces(kitItems ?? [])
}
