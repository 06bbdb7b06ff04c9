export type Row = {
  name: string
  verdict: 'ok' | 'FAILED' | 'caught' | 'not run'
  seconds: number
  measured: string
}

/** As it stands in docs/drill.md. */
export function printTable(rows: readonly Row[]): void {
  const cells = [
    ['Check', 'Verdict', 'Took', 'Measured'],
    ...rows.map(({ name, verdict, seconds, measured }) => [name, verdict, `${seconds} s`, measured]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]!.length)))
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  const [head, ...rest] = cells.map(line)
  console.log([head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest].join('\n'))
}
