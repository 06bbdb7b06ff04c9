import type { Depot } from '@trivet/core/contract/stock'
import { dateInZone } from '@trivet/core/dates'
import { formatMoney } from '@trivet/core/money'
import { retentionKinds } from '@trivet/core/privacy'
import { settingsChanges, type SettingsChange, type ShopSettings } from '@trivet/core/settings'
import { Panel } from '../../components/panel.tsx'
import { now } from '../../lib/clock.ts'
import { priceExamples, type ExampleProduct, type PriceExample } from './price-examples.ts'

type SettingsPreviewProps = {
  before: ShopSettings
  after: ShopSettings
  /** What the examples are about, once the catalog has told. */
  example: ExampleProduct | undefined
  depots: readonly Depot[]
}

/** What saving changes, before it does. */
export function SettingsPreview({ before, after, example, depots }: SettingsPreviewProps) {
  const depotNames = new Map(depots.map(({ _id, name }) => [_id, name]))
  const changes = settingsChanges(before, after, depotNames)
  const today = dateInZone(now(), after.timeZone)
  const examples = example ? priceExamples(example, { before, after, today }) : []
  return (
    <Panel title="What changes">
      {changes.length === 0 ? (
        <p className="text-muted-foreground">Nothing yet.</p>
      ) : (
        <>
          <dl className="flex flex-col gap-3">
            {changes.map((change) => (
              <Change key={`${change.field} ${change.label}`} {...change} />
            ))}
          </dl>
          {examples.length > 0 && (
            <ul className="mt-4 flex flex-col gap-2 border-t border-dashed border-input pt-4">
              {examples.map(({ sentence, rows }) => (
                <li key={sentence}>
                  {sentence}
                  <ExampleRows rows={rows} />
                </li>
              ))}
            </ul>
          )}
          <p className="mt-4 border-t border-dashed border-input pt-4 text-muted-foreground">
            Carts follow at once. Orders that are placed and quotes that were written keep their prices.
          </p>
          {isKeptShorter(before, after) && (
            <p className="mt-4 font-medium text-destructive">
              What is older than a shorter time to keep it is deleted within the hour, and cannot be brought
              back.
            </p>
          )}
        </>
      )}
    </Panel>
  )
}

function isKeptShorter(before: ShopSettings, after: ShopSettings): boolean {
  return retentionKinds.some((kind) => after.retention[kind] < before.retention[kind])
}

function ExampleRows({ rows }: Pick<PriceExample, 'rows'>) {
  return (
    <ul className="mt-1 text-muted-foreground">
      {rows.map(({ label, fromCents, toCents }) => (
        <li key={label}>
          {label}: {formatMoney(fromCents)}
          <span aria-hidden> → </span>
          <span className="sr-only"> becomes </span>
          {formatMoney(toCents)}
        </li>
      ))}
    </ul>
  )
}

function Change({ label, from, to }: SettingsChange) {
  return (
    <div>
      <dt className="font-medium">{label}</dt>
      <dd>
        <span className="text-muted-foreground">{from ?? 'not there'}</span>
        <span aria-hidden> → </span>
        <span className="sr-only"> becomes </span>
        {to ?? 'removed'}
      </dd>
    </div>
  )
}
