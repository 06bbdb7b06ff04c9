import type { ImportedLine } from '@trivet/core/contract/imports'
import { Panel } from './panel.tsx'

const mostShown = 100

export type ShownLine = ImportedLine & {
  /** What tells it from others of its name. */
  detail: string
}

type ImportLinesProps = {
  title: string
  lines: readonly ShownLine[]
  /** What staff call a column. */
  labelOf: (column: string) => string
}

/** The lines of one kind, each with what it would change or what is wrong with it. */
export function ImportLines({ title, lines, labelOf }: ImportLinesProps) {
  if (lines.length === 0) return null
  const more = lines.length - mostShown
  return (
    <Panel title={`${title}: ${lines.length.toLocaleString('en-US')}`}>
      <ul className="grid gap-3">
        {lines.slice(0, mostShown).map((line) => (
          <li key={line.line} className="border-b pb-3 last:border-b-0 last:pb-0">
            <p>
              <span className="text-muted-foreground">Line {line.line}</span>{' '}
              <span className="font-medium">{line.name || 'No name'}</span>{' '}
              <span className="font-mono text-caption break-all text-muted-foreground">{line.detail}</span>
            </p>
            {line.errors.length > 0 ? (
              <Errors errors={line.errors} labelOf={labelOf} />
            ) : (
              <Changes line={line} />
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-muted-foreground">and {more.toLocaleString('en-US')} more</p>}
    </Panel>
  )
}

function Errors({ errors, labelOf }: Pick<ImportedLine, 'errors'> & Pick<ImportLinesProps, 'labelOf'>) {
  return (
    <ul className="mt-1 list-disc pl-5 text-destructive">
      {errors.map(({ column, message }) => (
        <li key={`${column}-${message}`}>
          {column !== null && `${labelOf(column)}: `}
          {message}
        </li>
      ))}
    </ul>
  )
}

function Changes({ line: { kind, changes } }: { line: ImportedLine }) {
  if (kind === 'new') return null
  return (
    <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_1fr]">
      {changes.map(({ column, label, from, to }) => (
        <div key={column} className="contents">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">
            <del className="text-muted-foreground">{from || 'nothing'}</del> <span aria-hidden>→</span>
            <span className="sr-only">becomes</span> <ins className="no-underline">{to || 'nothing'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
