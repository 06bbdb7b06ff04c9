declare const unit: unique symbol

/**
 * A number that knows its unit. A plain number is let in, so literals and the results of arithmetic need no cast; a number
 * of another unit is refused.
 */
type In<Unit extends string> = number & { readonly [unit]?: Unit }

/** Money inside: a whole number of cents. */
export type Cents = In<'cents'>

/** Money on the wire: 49.99, with two decimals at most. */
export type Dollars = In<'dollars'>

/** A rate: 825 is 8.25%. */
export type BasisPoints = In<'basis points'>

/** How many of a thing: pieces of a line, units of a fleet. */
export type Count = In<'things'>

/** One whole in basis points: 10,000 = 100 %. */
export const basisPointsInWhole: BasisPoints = 10_000

/**
 * Asserts that a number is a whole amount of cents.
 * @throws RangeError when it is not whole, or too large to be exact.
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of cents`)
  return amount
}

/**
 * 49.99 → 4999. Refuses fractions of a cent.
 * @throws RangeError when it is not a whole number of cents.
 */
export function toCents(decimal: Dollars): Cents {
  const nearest = cents(Math.round(decimal * 100))
  // large amounts carry float noise above 1e-6 and are still exact on the way back
  const isWhole = Math.abs(decimal * 100 - nearest) <= 1e-6 || toDecimal(nearest) === decimal
  if (!isWhole) throw new RangeError(`${decimal} is not a whole number of cents`)
  return nearest === 0 ? 0 : nearest
}

/**
 * 4999 → 49.99, the number that goes over the wire.
 * @throws RangeError when the amount is not whole cents.
 */
export function toDecimal(amount: Cents): Dollars {
  return cents(amount) / 100
}

/** True when an amount a client sent is less than one cent away from ours. */
export function isSameAmount(decimal: Dollars, amount: Cents): boolean {
  return Math.abs(decimal * 100 - amount) < 1 - 1e-6
}

/**
 * 499900 → "$4,999.00"; −490 → "−$4.90" with a real minus sign.
 * @throws RangeError when the amount is not whole cents.
 */
export function formatMoney(amount: Cents): string {
  const digits = String(Math.abs(cents(amount))).padStart(3, '0')
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 ? '−' : ''}$${dollars}.${digits.slice(-2)}`
}

/**
 * 4999 → "$4,999.00", 0.5 → "$0.50": an amount as it stands on the wire.
 * @throws RangeError when the amount is not whole cents.
 */
export function formatDollars(amount: Dollars): string {
  return formatMoney(toCents(amount))
}

/**
 * amount × numerator ÷ denominator, rounded half up (a negative half goes towards zero), exact at any size.
 * See docs/policy.md#prices-and-rounding.
 * @throws RangeError when the amount or the result is not whole cents, or the denominator is 0.
 */
export function fractionOf(amount: Cents, numerator: number, denominator: number): Cents {
  const doubled = 2n * BigInt(cents(amount)) * BigInt(numerator) + BigInt(denominator)
  const divisor = 2n * BigInt(denominator)
  const truncated = doubled / divisor
  const isBelow = doubled < 0n && doubled % divisor !== 0n
  return cents(Number(isBelow ? truncated - 1n : truncated))
}

/**
 * A percentage in basis points of an amount, half up: 825 of 70.00 is 5.78. See docs/policy.md#prices-and-rounding.
 * @throws RangeError when the amount is not whole cents.
 */
export function shareOf(amount: Cents, basisPoints: BasisPoints): Cents {
  return fractionOf(amount, basisPoints, basisPointsInWhole)
}

/**
 * Splits an amount by whole weights; the parts always add up to the amount (largest remainder first).
 * @throws RangeError when a weight is negative or not whole, all are zero, or the amount is not whole cents.
 */
export function split(amount: Cents, weights: readonly number[]): Cents[] {
  const isUsable = weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)
  const totalWeight = isUsable ? weights.reduce((sum, weight) => sum + BigInt(weight), 0n) : 0n
  if (totalWeight === 0n) throw new RangeError('weights must be whole, not negative and not all zero')

  const size = BigInt(Math.abs(cents(amount)))
  const shares = weights.map((weight, index) => {
    const exact = size * BigInt(weight)
    return { index, part: exact / totalWeight, remainder: exact % totalWeight }
  })
  const left = Number(size - shares.reduce((sum, share) => sum + share.part, 0n))
  const byRemainder = shares.toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index)
  const withExtraCent = new Set(byRemainder.slice(0, left).map((share) => share.index))

  return shares.map(({ index, part }) => {
    const parts = Number(part) + (withExtraCent.has(index) ? 1 : 0)
    return amount < 0 && parts > 0 ? -parts : parts
  })
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}
