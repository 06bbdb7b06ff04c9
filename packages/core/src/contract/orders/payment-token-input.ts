import * as generalCopy from '../../copy/general/sentences.ts'
import * as paymentsCopy from '../../copy/payments/sentences.ts'

import { containsCardData } from '../../payments/card-data.ts'
import { dollars } from '../fields/unit-fields.ts'
import { plainText } from '../fields/text-input.ts'

/** What a guest pays, as their page said. */
export const shownAmountInput = dollars
  .optional()
  .meta({ description: 'What is to be paid, as it was shown; refused when it is another amount by now' })

/** What the provider gave the browser for a card; never a card itself. */
export const paymentTokenInput = plainText({ max: 200, required: generalCopy.invalidInput }).refine(
  (token) => !containsCardData(token),
  { error: paymentsCopy.cardDataRefused },
)
