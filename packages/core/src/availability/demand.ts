import type { Count } from '../money/money.ts'
export type ComponentOf = { productId: string; quantity: Count }

/** An order line and what one piece of it consists of; a single item has no components. */
export type DemandLine = { productId: string; quantity: Count; components: readonly ComponentOf[] }

export type Demand = { productId: string; units: number }

/**
 * The units an order takes of each product, sorted by product id so that every order locks in the same sequence.
 * A kit counts as itself and as its components. See docs/policy.md#stock-and-turnaround.
 */
export function demandOf(lines: readonly DemandLine[]): Demand[] {
  const unitsOf = new Map<string, number>()
  const add = (productId: string, units: number) =>
    unitsOf.set(productId, (unitsOf.get(productId) ?? 0) + units)

  for (const { productId, quantity, components } of lines) {
    add(productId, quantity)
    for (const component of components) add(component.productId, component.quantity * quantity)
  }
  return [...unitsOf]
    .map(([productId, units]) => ({ productId, units }))
    .sort((a, b) => (a.productId < b.productId ? -1 : 1))
}
