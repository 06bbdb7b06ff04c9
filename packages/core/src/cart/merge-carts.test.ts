import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '../dates/calendar-date.ts'
import type { Cart, CartItem } from './cart.ts'
import { emptyCart } from './cart.ts'
import { hasSameContents, mergeCarts, withoutCart } from './merge-carts.ts'

const today = calendarDate('2026-12-01')
const week = { start: calendarDate('2026-12-10'), end: calendarDate('2026-12-17') }
const gone = { start: calendarDate('2026-11-01'), end: calendarDate('2026-11-08') }

const item = (_id: string, qty: number, more: Partial<CartItem> = {}): CartItem => ({
  _id,
  name: `The ${_id}`,
  slug: _id,
  category: 'Chef',
  image: '',
  price: 14.99,
  qty,
  countInStock: 5,
  ...more,
})
const cartOf = (...items: CartItem[]): Cart => ({ ...emptyCart, items })
const quantities = ({ items }: Cart) => Object.fromEntries(items.map(({ _id, qty }) => [_id, qty]))
const merge = (local: Cart, account: Cart, base: Cart | null = null) =>
  mergeCarts({ local, account, base, today })

describe('a cart that meets an account for the first time', () => {
  test('is added to what the account remembers', () => {
    const { cart, changes } = merge(cartOf(item('pan', 2)), cartOf(item('pan', 1), item('pot', 3)))
    expect(quantities(cart)).toEqual({ pan: 3, pot: 3 })
    expect(changes).toEqual([
      { name: 'The pan', from: 2, to: 3, isAllWeOwn: false },
      { name: 'The pot', from: 0, to: 3, isAllWeOwn: false },
    ])
  })

  test('never holds more than we own, and says so', () => {
    const { cart, changes } = merge(cartOf(item('pan', 4)), cartOf(item('pan', 4)))
    expect(quantities(cart)).toEqual({ pan: 5 })
    expect(changes).toEqual([{ name: 'The pan', from: 4, to: 5, isAllWeOwn: true }])
  })

  test('changes nothing for an account that remembers nothing', () => {
    const local = { ...cartOf(item('pan', 2)), period: week, damageProtection: true }
    expect(merge(local, emptyCart)).toEqual({ cart: local, changes: [] })
  })

  test('keeps its own dates, else takes those of the account that lie ahead', () => {
    const dated = { ...emptyCart, period: week }
    expect(merge(dated, { ...emptyCart, period: gone }).cart.period).toEqual(week)
    expect(merge(emptyCart, dated).cart.period).toEqual(week)
    expect(merge(emptyCart, { ...emptyCart, period: gone }).cart.period).toEqual(emptyCart.period)
  })

  test('takes dates of the account only when both are chosen', () => {
    const open = { ...emptyCart, period: { start: week.start, end: null } }
    expect(merge(emptyCart, open).cart.period).toEqual(emptyCart.period)
  })

  test('takes the damage protection of the account, or keeps its own', () => {
    const safe = { ...emptyCart, damageProtection: true }
    expect(merge(emptyCart, safe).cart.damageProtection).toBe(true)
    expect(merge(safe, emptyCart).cart.damageProtection).toBe(true)
  })

  test.each([
    ['today are taken', '2026-12-01', true],
    ['yesterday are not', '2026-11-30', false],
  ])('dates of the account that begin %s', (_case, start, isTaken) => {
    const period = { start: calendarDate(start), end: calendarDate('2026-12-08') }
    const merged = merge(emptyCart, { ...emptyCart, period }).cart.period
    expect(merged).toEqual(isTaken ? period : emptyCart.period)
  })

  test('leaves a kit of one’s own as it is', () => {
    const kit = item('kit', 1, { isCustomKit: true, countInStock: 0 })
    expect(merge(cartOf(kit), cartOf(kit)).cart.items).toEqual([kit])
    expect(merge(emptyCart, cartOf(kit)).cart.items).toEqual([kit])
  })
})

describe('a cart that came from the account', () => {
  const before = cartOf(item('pan', 2), item('pot', 1))

  test('is not doubled by signing in again', () => {
    expect(merge(before, before, before)).toEqual({ cart: before, changes: [] })
  })

  test('takes over what was changed on another device', () => {
    const { cart } = merge(before, cartOf(item('pan', 1), item('lid', 1)), before)
    expect(quantities(cart)).toEqual({ pan: 1, lid: 1 })
  })

  test('keeps what was changed here', () => {
    const { cart, changes } = merge(cartOf(item('pan', 4)), before, before)
    expect(quantities(cart)).toEqual({ pan: 4 })
    expect(changes).toEqual([])
  })

  test('keeps the larger quantity where both sides changed', () => {
    const { cart } = merge(cartOf(item('pan', 3)), cartOf(item('pan', 5)), before)
    expect(quantities(cart)).toEqual({ pan: 5 })
  })

  test('is empty once another device has ordered it', () => {
    expect(merge(before, emptyCart, before).cart.items).toEqual([])
  })
})

test('damage protection that was taken out on another device is out', () => {
  const safe = { ...emptyCart, damageProtection: true }
  expect(merge(safe, emptyCart, safe).cart.damageProtection).toBe(false)
})

describe('two carts have the same contents', () => {
  const cart = { ...cartOf(item('pan', 2), item('pot', 1)), period: week }

  test('in any order, whatever the things are called by now', () => {
    const renamed = cartOf(item('pot', 1, { name: 'A pot' }), item('pan', 2, { price: 1 }))
    expect(hasSameContents(cart, { ...renamed, period: week })).toBe(true)
  })

  test.each<[string, Partial<Cart>]>([
    ['another quantity', { items: [item('pan', 2), item('pot', 2)] }],
    ['another thing', { items: [item('pan', 2), item('lid', 1)] }],
    ['one thing more', { items: [item('pan', 2), item('pot', 1), item('lid', 1)] }],
    ['another first day', { period: { ...week, start: calendarDate('2026-12-11') } }],
    ['another last day', { period: { ...week, end: calendarDate('2026-12-18') } }],
    ['damage protection', { damageProtection: true }],
  ])('but not with %s', (_case, change) => {
    expect(hasSameContents(cart, { ...cart, ...change })).toBe(false)
  })
})

test('what came from one account does not go to the next', () => {
  const left = withoutCart(
    cartOf(item('pan', 3), item('pot', 1), item('lid', 1)),
    cartOf(item('pan', 2), item('pot', 1)),
  )
  expect(quantities(left)).toEqual({ pan: 1, lid: 1 })
  expect(left.items).toHaveLength(2)
})

describe('whatever two carts hold', () => {
  const someItem = fc
    .record({
      id: fc.constantFrom('pan', 'pot', 'lid', 'kit'),
      qty: fc.integer({ min: 1, max: 5 }),
    })
    .map(({ id, qty }) => item(id, qty, { ...(id === 'kit' && { isCustomKit: true }) }))
  const someCart = fc.record({
    items: fc.uniqueArray(someItem, { selector: ({ _id }) => _id }),
    period: fc.constantFrom(week, gone, emptyCart.period),
    damageProtection: fc.boolean(),
  })
  const someBase = fc.option(someCart, { nil: null })

  test('merging again changes nothing, whether the first merge was saved, lost or half noted', () => {
    fc.assert(
      fc.property(someCart, someCart, someBase, (local, account, base) => {
        const { cart } = merge(local, account, base)
        // the browser notes the account's cart with the merge; the saving may get lost after that
        for (const [there, note] of [
          [account, account],
          [cart, account],
          [cart, cart],
        ] as const) {
          const again = merge(cart, there, note)
          expect(hasSameContents(again.cart, cart)).toBe(true)
          expect(again.changes).toEqual([])
        }
      }),
    )
  })

  test('nothing is invented, nothing exceeds what we own, and nothing is lost at a first meeting', () => {
    fc.assert(
      fc.property(someCart, someCart, someBase, (local, account, base) => {
        const [here, there, merged] = [local, account, merge(local, account, base).cart].map(quantities)
        for (const [id, qty] of Object.entries(merged ?? {})) {
          expect(qty).toBeLessThanOrEqual(Math.min(5, (here?.[id] ?? 0) + (there?.[id] ?? 0)))
        }
        if (base === null) {
          for (const [id, qty] of [...Object.entries(here ?? {}), ...Object.entries(there ?? {})]) {
            expect(merged?.[id]).toBeGreaterThanOrEqual(qty)
          }
        }
      }),
    )
  })

  test('the changes told are the changes made', () => {
    fc.assert(
      fc.property(someCart, someCart, someBase, (local, account, base) => {
        const { cart, changes } = merge(local, account, base)
        const told = new Map(changes.map(({ name, to }) => [name, to]))
        const after = new Map(local.items.map(({ name, qty }) => [name, qty]))
        for (const [name, to] of told) after.set(name, to)
        const kept = [...after].filter(([, qty]) => qty > 0).toSorted()
        expect(kept).toEqual(cart.items.map(({ name, qty }) => [name, qty]).toSorted())
      }),
    )
  })
})
