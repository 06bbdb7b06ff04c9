import * as importsCopy from '@trivet/core/copy/imports'
import { ErrorState } from '@trivet/ui/error-state'

type ImportFailureProps = {
  error: Error
  /** The file that could not be read, if one was chosen. */
  name: string
}

export function ImportFailure({ error, name }: ImportFailureProps) {
  return name ? (
    <ErrorState title={importsCopy.fileNotRead(name)} description={error.message} />
  ) : (
    <ErrorState title={error.message} description={null} />
  )
}
