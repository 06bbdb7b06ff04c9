import * as z from 'zod'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { maxKitLines, maxKitQuantity } from '../../kits/kit-line.ts'
import { toCents, type Count, type Dollars } from '../../money/money.ts'
import { isStorable } from '../fields/text-input.ts'
import type { Cart, CartPeriod } from '../../cart/cart.ts'
import { emptyCart } from '../../cart/cart.ts'

const count = (min: number, max: number): z.ZodType<Count> => z.int().min(min).max(max)
const price: z.ZodType<Dollars> = z.number().min(0).max(1_000_000).refine(isWholeCents)

const cartKitItemInput = z.object({
  product: z.string().max(100).refine(isPlain),
  name: z.string().max(300).refine(isPlain),
  quantity: count(1, maxKitQuantity),
  image: z.string().max(500).refine(isPlain),
})

const cartItemInput = z.object({
  _id: z.string().min(1).max(100).refine(isPlain),
  name: z.string().max(300).refine(isPlain),
  slug: z.string().max(300).refine(isPlain),
  category: z.string().max(100).refine(isPlain).nullable().default(null),
  image: z.string().max(500).refine(isPlain),
  price,
  deposit: price.optional(),
  qty: count(1, 100_000),
  countInStock: count(0, Number.MAX_SAFE_INTEGER),
  isCustomKit: z.boolean().optional(),
  items: z.array(cartKitItemInput).max(maxKitLines).optional(),
  kitModified: z.iso.datetime().optional(),
})

const dateOrNone = calendarDateInput.nullable().default(null)

const noPeriod: CartPeriod = { start: null, end: null }

/** Which days were chosen, stored under `storageKeys.rentalDates`. */
export const storedPeriodInput = z.object({ start: dateOrNone, end: dateOrNone })

/** A cart as it was stored; dates and protection may be stored beside it instead. */
export const storedCartInput = z.object({
  items: z.array(cartItemInput).max(1000),
  period: storedPeriodInput.default(noPeriod),
  damageProtection: z.boolean().default(false),
})

/** Broken or old content is an empty cart, never an error. */
export function parseStoredCart(text: string | null | undefined): Cart {
  return storedCartInput.safeParse(jsonOf(text)).data ?? emptyCart
}

export function parseStoredPeriod(text: string | null | undefined): CartPeriod {
  return storedPeriodInput.safeParse(jsonOf(text)).data ?? noPeriod
}

/** For the stored flags: only a stored `true` is one. */
export function parseStoredFlag(text: string | null | undefined): boolean {
  return jsonOf(text) === true
}

// accounts keep their cart in the database
function isPlain(text: string): boolean {
  return isStorable(text)
}

function jsonOf(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function isWholeCents(price: number): boolean {
  try {
    return toCents(price) >= 0
  } catch {
    return false
  }
}
