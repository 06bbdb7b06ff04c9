import type { Reconciliation } from '@trivet/core/contract/payments'
import { Instant } from '../../components/instant.tsx'
import { providerNames } from './flag-words.ts'

/** When both sides were compared last, one line for each provider. */
export function Comparisons({ reconciliations }: { reconciliations: readonly Reconciliation[] }) {
  if (reconciliations.length === 0) {
    return (
      <p className="mb-6 text-muted-foreground">
        Nothing has been compared yet. A shop with live payments compares its books with the providers every
        hour.
      </p>
    )
  }
  return (
    <ul className="mb-6 space-y-1 text-muted-foreground">
      {reconciliations.map(({ provider, ranAt, charges, differences }) => (
        <li key={provider}>
          {providerNames[provider]}: compared <Instant at={ranAt} />, {charges}{' '}
          {charges === 1 ? 'charge' : 'charges'} of three days, {differences}{' '}
          {differences === 1 ? 'difference' : 'differences'}
        </li>
      ))}
    </ul>
  )
}
