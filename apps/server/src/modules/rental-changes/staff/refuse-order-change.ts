import { orderChangeRefusalMessage } from '@trivet/core/copy/orders'
import type { OrderChangeRefusal } from '@trivet/core/orders'
import { AppError, type AppErrorCode } from '../../../api/app-error.ts'
import { refuseFullWindows } from '../../delivery/index.ts'

const errorOf = {
  'order-change-closed': 'ORDER_CHANGE_REFUSED',
  'payment-under-way': 'ORDER_CHANGE_REFUSED',
  'of-open-quote': 'ORDER_CHANGE_REFUSED',
  'days-not-rentable': 'INVALID_INPUT',
  'nothing-changed': 'ORDER_CHANGE_REFUSED',
  'below-zero': 'ORDER_CHANGE_REFUSED',
  'windows-full': 'WINDOW_FULL',
  'not-free': 'NOT_ENOUGH_STOCK',
  'too-little-to-pay': 'ORDER_CHANGE_REFUSED',
} as const satisfies Record<OrderChangeRefusal['code'], AppErrorCode>

/** The error staff get for a change that cannot be made: the sentence, and the fault's code. */
export function refuseOrderChange(refused: OrderChangeRefusal): AppError {
  if (refused.code === 'windows-full') return refuseFullWindows(refused.facts.full, refused.facts.free)
  const { code } = refused
  return new AppError(errorOf[code], { message: orderChangeRefusalMessage(refused), details: { code } })
}
