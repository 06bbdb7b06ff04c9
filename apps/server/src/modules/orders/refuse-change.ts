import { changeRefusalMessage, type ChangeRefusal, type ChangeRule } from '@trivet/core'
import { AppError, type AppErrorCode } from '../../api/app-error.ts'

const codeOf: Partial<Record<ChangeRule, AppErrorCode>> = {
  'items-free': 'NOT_ENOUGH_STOCK',
  'rental-period': 'INVALID_INPUT',
}

/** The error a client gets for a refused change: the sentence, the rule's name and its deadline. */
export function refuseChange(refused: ChangeRefusal, timeZone: string): AppError {
  const { rule, deadlineAt } = refused
  return new AppError(codeOf[rule] ?? 'ORDER_CHANGE_REFUSED', {
    message: changeRefusalMessage(refused, timeZone),
    details: { rule, deadline: deadlineAt?.toISOString() ?? null, timeZone },
  })
}
