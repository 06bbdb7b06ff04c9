import { messages } from '../messages.ts'
import { containsCardData } from '../payments/card-data.ts'
import { plainText } from '../text-input.ts'

/** What the provider gave the browser for a card; never a card itself. */
export const paymentTokenInput = plainText({ max: 200, required: messages.invalidInput }).refine(
  (token) => !containsCardData(token),
  { error: messages.cardDataRefused },
)
