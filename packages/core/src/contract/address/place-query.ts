import * as addressCopy from '../../copy/address/sentences.ts'
import { queryText } from '../fields/query-input.ts'

/** Where a guest stays, as far as a request says it; a place that nobody knows is as good as none. */
export const queryPlace = queryText({ max: 60, tooLong: addressCopy.placeTooLong }).meta({
  description: 'ZIP code or city of the stay, or the id of its area: free is what the depot there has',
})
