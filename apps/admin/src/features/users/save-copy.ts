import type { DataCopy } from '@trivet/core/contract/privacy'
import { dataFileName } from '@trivet/core/copy/privacy'
import { saveFile } from '../../lib/download.ts'

/** Hands the copy over as a file that people can read. */
export function saveCopy(copy: DataCopy): void {
  saveFile(new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }), dataFileName)
}
