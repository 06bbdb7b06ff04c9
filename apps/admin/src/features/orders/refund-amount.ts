import * as ordersCopy from '@trivet/core/copy/orders'
import { formatMoney, toCents, type Cents } from '@trivet/core/money'

const amountPattern = /^\d{1,8}(\.\d{1,2})?$/

/** Why a typed amount cannot be refunded; true when it can. */
export function amountProblem(text: string, { least, most }: { least: Cents; most: Cents }): string | true {
  if (!amountPattern.test(text.trim())) return ordersCopy.refundAmountInvalid
  const wanted = toCents(Number(text))
  if (wanted < least) return ordersCopy.refundAmountInvalid
  return wanted > most ? ordersCopy.refundTooLarge(formatMoney(most)) : true
}

/** Why a typed amount is not what came in; true when it is. */
export function exactAmountProblem(text: string, total: Cents): string | true {
  const isTotal = amountPattern.test(text.trim()) && toCents(Number(text)) === total
  return isTotal || ordersCopy.paidAmountDiffers(formatMoney(total))
}
