import { missReasonNames, stopOutcomeNames } from '@trivet/core/copy/dispatch'
import type { StopReportOutput } from '@trivet/core/contract/dispatch'
import type { Order } from '@trivet/core/contract/orders'
import { formatInstant } from '../../components/format-instant.ts'
import { trpc } from '../../lib/trpc.ts'
import { PrivatePhoto } from './private-photo.tsx'

/** What the drivers did: when the kitchen came, who took it, and how it looked. */
export function StopReports({ order: { _id: id, timeline } }: { order: Order }) {
  // asked anew with each thing that happens to the order
  const { data } = trpc.dispatch.stopReports.useQuery({ id }, { staleTime: 0, enabled: timeline.length > 0 })
  const reports = data?.reports.filter(({ outcome }) => outcome !== 'on-the-way') ?? []
  if (reports.length === 0) return null
  return (
    <section aria-labelledby="stop-reports">
      <h2 id="stop-reports" className="type-h3">
        From the driver
      </h2>
      <ul className="mt-4 divide-y border-y">
        {reports.map((report) => (
          <li key={report._id} className="py-4">
            <Report report={report} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Report({ report: { at, outcome, signedBy, reason, photo } }: { report: StopReportOutput }) {
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">
          {stopOutcomeNames[outcome]}
          {signedBy && ` to ${signedBy}`}
          {reason && `: ${missReasonNames[reason].toLowerCase()}`}
        </span>
        <span className="font-mono text-small text-muted-foreground">{formatInstant(at)}</span>
      </p>
      {photo && (
        <div className="mt-3">
          <PrivatePhoto {...photo} alt="Your kitchen where the driver left it" />
        </div>
      )}
    </>
  )
}
