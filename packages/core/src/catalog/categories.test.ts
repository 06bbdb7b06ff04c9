import { expect, test } from 'vitest'
import { isKitCategory, isProductKind, kitCategories, productKindLabel, productKinds } from './categories.ts'

test('kits and single pieces are the kinds, and nothing else is one', () => {
  expect(productKinds.map(productKindLabel)).toEqual(['Kits', 'Single pieces'])
  expect(productKinds.every(isProductKind)).toBe(true)
  for (const other of ['', 'Kit', 'pan', null, undefined]) expect(isProductKind(other)).toBe(false)
})

test('a type of piece is one of the list, as it is written there', () => {
  expect(kitCategories.every(isKitCategory)).toBe(true)
  for (const other of ['', 'Pan', 'kit', null, undefined]) expect(isKitCategory(other)).toBe(false)
})
