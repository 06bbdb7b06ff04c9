import type { WholeImportLine, WholeImportPreview } from '@trivet/core/contract/imports'
import * as importsCopy from '@trivet/core/copy/imports'
import { AppError } from '../api/app-error.ts'

/** What staff see of a file that is saved as a whole or not at all. */
export function importPreview(plan: readonly WholeImportLine[]): WholeImportPreview {
  const lines = plan.filter(({ kind }) => kind !== 'unchanged')
  return { lines, unchanged: plan.length - lines.length }
}

/** One line that cannot be is reason enough to save none. */
export function refuseLines(plan: readonly WholeImportLine[]): void {
  const errors = plan.flatMap(({ line, errors: found }) =>
    found.map(({ column, message }) => ({
      path: ['lines', line, ...(column === null ? [] : [column])].join('.'),
      message: importsCopy.lineRefused(line, message),
    })),
  )
  if (errors.length > 0) throw new AppError('IMPORT_REFUSED', { message: errors[0]?.message, errors })
}
