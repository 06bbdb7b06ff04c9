import type { Count } from '../../money/money.ts'
import * as catalogCopy from './sentences.ts'

export function stockLabel(countInStock: Count): string {
  return countInStock > 0 ? catalogCopy.inStock : catalogCopy.outOfStock
}
