import { changeRefusalMessage } from '@trivet/core/copy/orders'
import type { ChangeRefusal, PlaceClock } from '@trivet/core/orders'
import { AppError, type AppErrorCode } from '../../../api/app-error.ts'

const errorOf = {
  'cancellation-closed': 'ORDER_CHANGE_REFUSED',
  'order-unpaid': 'ORDER_CHANGE_REFUSED',
  'order-waived': 'ORDER_CHANGE_REFUSED',
  'date-change-closed': 'ORDER_CHANGE_REFUSED',
  'date-change-too-late': 'ORDER_CHANGE_REFUSED',
  'dates-unchanged': 'ORDER_CHANGE_REFUSED',
  'dates-not-rentable': 'INVALID_INPUT',
  'extension-closed': 'ORDER_CHANGE_REFUSED',
  'extension-too-late': 'ORDER_CHANGE_REFUSED',
  'pickup-not-later': 'ORDER_CHANGE_REFUSED',
  'items-unavailable': 'NOT_ENOUGH_STOCK',
} as const satisfies Record<ChangeRefusal['code'], AppErrorCode>

/** The error a client gets for a refused change: the sentence, the fault's code and the deadline. */
export function refuseChange(refused: ChangeRefusal, place: PlaceClock): AppError {
  const {
    code,
    facts: { deadlineAt },
  } = refused
  return new AppError(errorOf[code], {
    message: changeRefusalMessage(refused, place),
    details: {
      code,
      deadline: deadlineAt?.toISOString() ?? null,
      timeZone: place.timeZone,
    },
  })
}
