import { describe, expect, test } from 'vitest'
import { idPattern } from '../catalog/product-address.ts'
import { kitProductOutput } from '../contract/catalog/catalog-output.ts'
import { kitCategories } from '../catalog/categories.ts'
import { fallbackKitProducts } from './fallback-kit-products.ts'
import { findFallbackProducts } from './find-fallback-products.ts'
import { kitLineOfProduct } from './kit-line.ts'
import { checkKit } from './kit-rules.ts'

const names = (request: Parameters<typeof findFallbackProducts>[0]) =>
  findFallbackProducts(request).products.map((product) => product.name)

describe('the built-in products', () => {
  test('are 21 samples over all eight categories', () => {
    expect(fallbackKitProducts).toHaveLength(21)
    expect(fallbackKitProducts.every((product) => product.isSample)).toBe(true)
    expect(new Set(fallbackKitProducts.map((product) => product.kitCategory))).toEqual(new Set(kitCategories))
    expect(new Set(fallbackKitProducts.map((product) => product._id)).size).toBe(21)
    expect(fallbackKitProducts.every((product) => idPattern.test(product._id))).toBe(true)
  })

  test('look like the products of the shop', () => {
    for (const { isSample: _mark, ...product } of fallbackKitProducts) {
      expect(kitProductOutput.parse(product)).toEqual(product)
    }
  })

  test('make a whole kit', () => {
    expect(checkKit(fallbackKitProducts.map((product) => kitLineOfProduct(product))).isComplete).toBe(true)
  })

  test('come six a page, the last page with three', () => {
    const sizes = [1, 2, 3, 4, 5].map((page) => findFallbackProducts({ page }).products.length)
    expect(sizes).toEqual([6, 6, 6, 3, 0])
    expect(findFallbackProducts({ page: 9 })).toEqual({ products: [], page: 9, pages: 4 })
  })

  test('are filtered by category and by the words of a search', () => {
    expect(names({ category: 'pot' })).toEqual([
      'Large Saucepan, 3 qt',
      'Stock Pot, 8 qt',
      'Dutch Oven, 5½ qt',
    ])
    expect(names({ keyword: ' FRYING  pan ' })).toEqual(['Large Frying Pan, 11 in'])
    expect(names({ keyword: 'pan', category: 'bakeware' })).toEqual(['Half Sheet Pan'])
    expect(findFallbackProducts({ keyword: 'flying carpet' })).toEqual({ products: [], page: 1, pages: 0 })
  })
})
