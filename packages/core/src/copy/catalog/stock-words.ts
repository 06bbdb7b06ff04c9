import * as catalogCopy from './sentences.ts'

export function stockLabel(countInStock: number): string {
  return countInStock > 0 ? catalogCopy.inStock : catalogCopy.outOfStock
}
