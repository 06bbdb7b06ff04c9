import * as kitsCopy from '@trivet/core/copy/kits'
import { checkKit } from '@trivet/core/kits'
import { AppError } from '../../api/app-error.ts'
import type { KitItemRecord, KitRecord } from './kit-record.ts'

/** The first rule that is not met speaks; the others are listed after it. */
export function refuseIncomplete(items: KitItemRecord[]): void {
  const { firstProblem, rules } = checkKit(items)
  if (firstProblem === null) return
  const errors = rules
    .filter((rule) => !rule.isMet)
    .map(({ code }) => ({ path: 'items', message: kitsCopy.kitRuleMessage(code) }))
  throw new AppError('INVALID_INPUT', { message: kitsCopy.kitRuleMessage(firstProblem), errors })
}

/** A saved kit can be rented while everything in it is offered, and while that still makes a kit. */
export function refuseUnrentable({ items }: KitRecord): void {
  const gone = items.find((item) => !item.isOffered)
  if (gone) throw new AppError('NOT_ENOUGH_STOCK', { message: kitsCopy.kitNotEnoughStock(gone.name) })
  refuseIncomplete(items)
}
