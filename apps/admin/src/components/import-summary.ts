import type { ImportedLine } from '@trivet/core/contract/imports'

type Counted = {
  lines: readonly Pick<ImportedLine, 'kind'>[]
  /** Those that are not among the lines. */
  unchanged?: number
  /** What becomes of a file with refused lines. */
  ifRefused: string
}

/** How many lines of a file do what. */
export function importSummary({ lines, unchanged = 0, ifRefused }: Counted): string {
  const count = (kind: ImportedLine['kind']) => lines.filter((line) => line.kind === kind).length
  const same = count('unchanged') + unchanged
  const words = `${count('new')} new, ${count('changed')} changed, ${same} as they are`
  const refused = count('refused')
  return refused > 0 ? `${words}, ${refused} refused: ${ifRefused}.` : `${words}.`
}
