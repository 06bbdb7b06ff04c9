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

/** Whether an amount in dollars has no fraction of a cent. */
export function isWholeCents(decimal: Dollars): boolean {
  const nearest = Math.round(decimal * 100)
  if (!Number.isSafeInteger(nearest)) return false
  // large amounts carry float noise above 1e-6 and are still exact on the way back
  return Math.abs(decimal * 100 - nearest) <= 1e-6 || toDecimal(nearest) === decimal
}

/**
 * 49.99 → 4999. Refuses fractions of a cent.
 * @throws RangeError when it is not a whole number of cents.
 */
export function toCents(decimal: Dollars): Cents {
  if (!isWholeCents(decimal)) throw new RangeError(`${decimal} is not a whole number of cents`)
  const nearest = Math.round(decimal * 100)
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
