import type { Depot } from '@trivet/core/contract/stock'
import { settingsChanges, type SettingsChange, type ShopSettings } from '@trivet/core/settings'
import { Panel } from '../../components/panel.tsx'
import { priceExamples, type ExampleProduct } from './price-examples.ts'

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
  const examples = example ? priceExamples(example, { before, after }) : []
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
              {examples.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          <p className="mt-4 border-t border-dashed border-input pt-4 text-muted-foreground">
            Carts and quotes follow at once. Orders that are placed keep their prices.
          </p>
        </>
      )}
    </Panel>
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
