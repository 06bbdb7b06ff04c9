import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { kitFromTemplateInput, kitInput, kitUpdateInput } from './kit-input.ts'

const id = (index: number) => index.toString(16).padStart(24, '0')
const items = [{ product: id(1), quantity: 2 }]

const refusals = (body: unknown, schema: z.ZodType = kitInput) =>
  schema.safeParse(body).error?.issues.map((issue) => issue.message) ?? []

describe('a kit sent by a client', () => {
  test('keeps its name and items and nothing else', () => {
    const body = { name: ' Sunday ', items: [{ ...items[0], price: 0.01, depositAmount: 0 }], owner: id(9) }
    expect(kitInput.parse(body)).toEqual({ name: 'Sunday', items })
  })

  test.each([[''], ['   '], [undefined], [null]])('named %j is My Custom Kit', (name) => {
    expect(kitInput.parse({ name, items }).name).toBe('My Custom Kit')
  })

  test('may have a name of 50 characters, not of 51, as people count them', () => {
    expect(kitInput.parse({ name: '🍳'.repeat(50), items }).name).toHaveLength(100)
    expect(refusals({ name: 'x'.repeat(51), items })).toEqual(['Kit name must be at most 50 characters'])
  })

  test.each([[undefined], [null], [[]], ['all of them']])('with %j as items is refused', (none) => {
    expect(refusals({ items: none })).toEqual(['Your kit must contain at least one item'])
  })

  test('speaks of its items before its name', () => {
    expect(refusals({ items: [], name: 'x'.repeat(51) })).toEqual([
      'Your kit must contain at least one item',
      'Kit name must be at most 50 characters',
    ])
  })

  test.each([0, -1, 1.5, 100, '2', null, undefined])('with a quantity of %j is refused', (quantity) => {
    expect(refusals({ items: [{ product: id(1), quantity }] })).toEqual(['Invalid quantity'])
  })

  test.each(['', 'pan', id(1).toUpperCase() + 'F', 7, null])('with the product %j is refused', (product) => {
    expect(refusals({ items: [{ product, quantity: 1 }] })).toEqual(['Product not found'])
  })

  test('may have 50 lines, not 51', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_one, index) => ({ product: id(index), quantity: 1 }))
    expect(kitInput.parse({ items: lines(50) }).items).toHaveLength(50)
    expect(refusals({ items: lines(51) })).toEqual(['A kit can have at most 50 different items'])
  })

  test('has the same product twice as one line, up to 99', () => {
    const twice = (a: number, b: number) => ({
      items: [
        { product: id(1), quantity: a },
        { product: id(1), quantity: b },
      ],
    })
    expect(kitInput.parse(twice(2, 3)).items).toEqual([{ product: id(1), quantity: 5 }])
    expect(kitInput.parse(twice(50, 49)).items[0]?.quantity).toBe(99)
    expect(refusals(twice(50, 50))).toEqual(['Invalid quantity'])
  })
})

test('a changed kit may say which version it changes', () => {
  const lastModified = '2026-12-01T12:00:00.000Z'
  expect(kitUpdateInput.parse({ items, lastModified }).lastModified).toBe(lastModified)
  expect(kitUpdateInput.parse({ items }).lastModified).toBeUndefined()
  expect(refusals({ items, lastModified: 'yesterday' }, kitUpdateInput)).toEqual([
    'Please check what you entered',
  ])
})

test.each([[{}], [{ templateId: 7 }], [{ templateId: null }]])('the template %j is none', (body) => {
  expect(kitFromTemplateInput.parse(body).templateId ?? null).toBeNull()
})
