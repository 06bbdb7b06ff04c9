import type { DamageReport, StaffOrder } from '@trivet/core/contract/orders'
import { damageKindLabels } from '@trivet/core/copy/damage'
import { Badge } from '@trivet/ui/badge'
import { Button } from '@trivet/ui/button'
import { Instant } from '../../components/instant.tsx'
import { Panel } from '../../components/panel.tsx'
import { openFile } from '../../lib/open-file.ts'

/** What the guest reported broken, chipped, missing or dirty. */
export function DamagePanel({ damageReports = [] }: Pick<StaffOrder, 'damageReports'>) {
  if (damageReports.length === 0) return null
  return (
    <Panel title="Damage reported">
      <ul className="grid gap-4">
        {damageReports.map((report) => (
          <Report key={report._id} report={report} />
        ))}
      </ul>
    </Panel>
  )
}

function Report({ report: { at, kind, item, text, isCovered, photos } }: { report: DamageReport }) {
  return (
    <li>
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {item ?? 'The order as a whole'}
        <Badge>{damageKindLabels[kind]}</Badge>
        {kind !== 'dirty' && (
          <Badge tone={isCovered ? 'success' : 'warning'}>{isCovered ? 'Covered' : 'Not covered'}</Badge>
        )}
      </p>
      <p className="text-muted-foreground">
        <Instant at={at} />
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <Button key={photo._id} variant="secondary" size="sm" onClick={() => void openFile(photo.path)}>
            Photo {index + 1}
          </Button>
        ))}
      </div>
    </li>
  )
}
