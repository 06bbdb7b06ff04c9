import type { ImportResult } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { Panel } from '../../components/panel.tsx'
import { paths } from '../../paths.ts'

type ImportReportProps = { result: ImportResult; onAgain: () => void }

/** What was done, and what was not. */
export function ImportReport({
  result: { created, changed, unchanged, refused },
  onAgain,
}: ImportReportProps) {
  return (
    <Panel title="Done">
      <p role="status">
        {created.toLocaleString('en-US')} created, {changed.toLocaleString('en-US')} changed,{' '}
        {unchanged.toLocaleString('en-US')} as they were, {refused.length.toLocaleString('en-US')} refused.
      </p>
      {refused.length > 0 && (
        <ul className="mt-3 list-disc pl-5 text-destructive">
          {refused.map(({ line, slug, message }) => (
            <li key={line}>
              Line {line}, {slug}: {message}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" render={<Link to={paths.products()} />}>
          All products
        </Button>
        <Button variant="secondary" size="sm" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </Panel>
  )
}
