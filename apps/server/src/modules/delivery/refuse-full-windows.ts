import { windowFullMessage } from '@trivet/core/copy/delivery'
import type { FreeWindows, FullWindow } from '@trivet/core/settings'
import { AppError } from '../../api/app-error.ts'

/** The error for visits that find no place: each at its field, with the windows of both days that are free. */
export function refuseFullWindows(full: readonly FullWindow[], open: FreeWindows): AppError {
  const errors = full.map((one) => ({ path: `${one.kind}Window`, message: windowFullMessage(one) }))
  const [first, ...others] = errors.map(({ message }) => message)
  return new AppError('WINDOW_FULL', {
    message: first && [first, ...others].join(' '),
    errors,
    details: { open },
  })
}
