import { formatMoney, messages, toCents, type Cents } from '@trivet/core'

/** Why a typed amount cannot be refunded; true when it can. */
export function amountProblem(text: string, { least, most }: { least: Cents; most: Cents }): string | true {
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(text.trim())) return messages.refundAmountInvalid
  const wanted = toCents(Number(text))
  if (wanted < least) return messages.refundAmountInvalid
  return wanted > most ? messages.refundTooLarge(formatMoney(most)) : true
}
