import { swapRefusalMessage } from '@trivet/core/copy/orders'
import type { SwapRefusal } from '@trivet/core/orders'
import { AppError } from '../../api/app-error.ts'

export function refuseSwap(refused: SwapRefusal): AppError {
  const { code } = refused
  return new AppError(code === 'swap-not-free' ? 'NOT_ENOUGH_STOCK' : 'ORDER_CHANGE_REFUSED', {
    message: swapRefusalMessage(refused),
    details: { code },
  })
}
