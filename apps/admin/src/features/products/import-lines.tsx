import { isProductColumn, productColumns } from '@trivet/core/catalog'
import type { ImportLine } from '@trivet/core/contract/catalog'
import { Panel } from '../../components/panel.tsx'

const mostShown = 100

type ImportLinesProps = { title: string; lines: readonly ImportLine[] }

/** The lines of one kind, each with what it would change or what is wrong with it. */
export function ImportLines({ title, lines }: ImportLinesProps) {
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
              <span className="font-mono text-caption break-all text-muted-foreground">{line.slug}</span>
            </p>
            {line.errors.length > 0 ? <Errors errors={line.errors} /> : <Changes line={line} />}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-muted-foreground">and {more.toLocaleString('en-US')} more</p>}
    </Panel>
  )
}

function Errors({ errors }: Pick<ImportLine, 'errors'>) {
  return (
    <ul className="mt-1 list-disc pl-5 text-destructive">
      {errors.map(({ column, message }) => (
        <li key={`${column}-${message}`}>
          {column !== null && `${isProductColumn(column) ? productColumns[column].label : column}: `}
          {message}
        </li>
      ))}
    </ul>
  )
}

function Changes({ line: { kind, changes } }: { line: ImportLine }) {
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
