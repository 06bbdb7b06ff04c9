import { dayRuns } from '../../catalog/day-runs.ts'
import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'
import type { StockRowFaults, StockRowProblem } from '../../stock/stock-row.ts'
import { stockReserved } from '../products/sentences.ts'
import * as stockCopy from './sentences.ts'

const words: WordsOf<StockRowFaults> = {
  'product-unknown': () => stockCopy.productUnknown,
  'depot-unknown': () => stockCopy.depotUnknown,
  'depot-closed': () => stockCopy.depotClosed,
  'units-invalid': () => stockCopy.unitsInvalid,
  'units-leaving': () => stockCopy.fewerThanThat,
  'units-promised': ({ days }) => stockReserved(dayRuns(days)),
}

/** The sentence staff read at a line of a file of units. */
export function stockRowMessage({ fault }: StockRowProblem): string {
  return wordsFor(words, fault)
}
