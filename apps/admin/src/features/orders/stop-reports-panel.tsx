import { missReasonNames, stopOutcomeNames } from '@trivet/core/copy/dispatch'
import { Button } from '@trivet/ui/button'
import { Instant } from '../../components/instant.tsx'
import { Panel } from '../../components/panel.tsx'
import { openFile } from '../../lib/open-file.ts'
import { trpc } from '../../lib/trpc.ts'

/** What drivers reported of an order. */
export function StopReportsPanel({ orderId }: { orderId: string }) {
  const { data } = trpc.dispatch.stopReports.useQuery({ id: orderId })
  if (!data || data.reports.length === 0) return null
  return (
    <Panel title="Stops">
      <ul className="grid gap-4">
        {data.reports.map(({ _id, at, outcome, signedBy, reason, by, note, photo }) => (
          <li key={_id}>
            <p className="font-medium">
              {stopOutcomeNames[outcome]}
              {signedBy && ` to ${signedBy}`}
              {reason && `: ${missReasonNames[reason].toLowerCase()}`}
            </p>
            <p className="text-muted-foreground">
              {by}, <Instant at={at} />
            </p>
            {note && <p className="mt-1 break-words whitespace-pre-line">{note}</p>}
            {photo && (
              <Button
                variant="secondary"
                size="sm"
                className="mt-2"
                onClick={() => void openFile(photo.path)}
              >
                Photo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
