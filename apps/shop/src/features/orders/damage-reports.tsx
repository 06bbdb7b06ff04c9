import { damageCostText, damageKindLabels } from '@trivet/core/copy/damage'
import type { DamageReport, Order } from '@trivet/core/contract/orders'
import { formatInstant } from '../../components/format-instant.ts'
import { PrivatePhoto } from './private-photo.tsx'

/** What the guest reported about this order, with the photos. */
export function DamageReports({ order: { damageReports = [] } }: { order: Order }) {
  if (damageReports.length === 0) return null
  return (
    <section aria-labelledby="damage-reports">
      <h2 id="damage-reports" className="type-h3">
        Reported damage
      </h2>
      <ul className="mt-4 divide-y border-y">
        {damageReports.map((report) => (
          <li key={report._id} className="py-4">
            <Report report={report} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Report({ report: { at, kind, item, text, isCovered, photos } }: { report: DamageReport }) {
  const about = item ?? 'The whole order'
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">
          {about}: {damageKindLabels[kind].toLowerCase()}
        </span>
        <span className="font-mono text-small text-muted-foreground">{formatInstant(at)}</span>
      </p>
      <p className="mt-1 max-w-prose whitespace-pre-line">{text}</p>
      <p className="mt-1 text-small text-muted-foreground">
        {damageCostText({ kind, damageProtection: isCovered })}
      </p>
      {photos.length > 0 && (
        <ul aria-label={`Photos of ${about}`} className="mt-3 flex flex-wrap gap-3">
          {photos.map(({ _id, path, width, height }, index) => (
            <li key={_id}>
              <PrivatePhoto path={path} width={width} height={height} alt={`${about}, photo ${index + 1}`} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
