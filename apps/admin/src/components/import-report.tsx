import { Button } from '@trivet/ui/button'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Panel } from './panel.tsx'

type ImportReportProps = {
  created: number
  changed: number
  unchanged: number
  /** Of a file whose other lines are saved all the same. */
  refused?: readonly { line: number; slug: string; message: string }[]
  /** Where what was imported is shown. */
  to: string
  label: string
  onAgain: () => void
}

/** What was done, and what was not. */
export function ImportReport({
  created,
  changed,
  unchanged,
  refused,
  to,
  label,
  onAgain,
}: ImportReportProps) {
  const told = useRef<HTMLParagraphElement>(null)
  // the button that had the focus is gone
  useEffect(() => told.current?.focus(), [])
  const counts = [
    `${figure(created)} created`,
    `${figure(changed)} changed`,
    `${figure(unchanged)} as they were`,
  ]
  return (
    <Panel title="Done">
      <p role="status" ref={told} tabIndex={-1}>
        {[...counts, ...(refused ? [`${figure(refused.length)} refused`] : [])].join(', ')}.
      </p>
      {refused && refused.length > 0 && (
        <ul className="mt-3 list-disc pl-5 text-destructive">
          {refused.map(({ line, slug, message }) => (
            <li key={line}>
              Line {line}, {slug}: {message}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" render={<Link to={to} />}>
          {label}
        </Button>
        <Button variant="secondary" size="sm" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </Panel>
  )
}

function figure(count: number): string {
  return count.toLocaleString('en-US')
}
