import type { Pickup } from '@trivet/core/contract/dispatch'
import { lossNames, lossOutcomeNames } from '@trivet/core/copy/dispatch'
import { formatDollars } from '@trivet/core/money'
import { Badge } from '@trivet/ui/badge'
import { Instant } from '../../components/instant.tsx'
import { Fact, Facts, Panel } from '../../components/panel.tsx'

type Check = NonNullable<Pickup['check']>

/** What was counted, and what became of it. */
export function PickupResult({ check }: { check: Check }) {
  const { at, by, notes, losses, charge, covered, waivedBecause, due } = check
  return (
    <Panel title="Counted at the pickup">
      <Facts>
        <Fact label="When">
          <Instant at={at} /> by {by}
        </Fact>
        <Fact label="Losses">
          {losses.length === 0 ? (
            'None: everything came back whole'
          ) : (
            <ul className="grid gap-1">
              {losses.map(({ product, name, kind, quantity, unitPrice, outcome }) => (
                <li key={product + kind}>
                  {quantity} × {name}: {lossNames[kind].toLowerCase()}, {formatDollars(unitPrice)} each ·{' '}
                  {lossOutcomeNames[outcome]}
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact label="Charged">
          {formatDollars(charge)}{' '}
          {due && (
            <Badge tone={due.paidAt ? 'success' : due.waivedAt ? 'neutral' : 'warning'}>
              {due.paidAt ? 'Paid' : due.waivedAt ? 'Waived' : 'Waits for the guest'}
            </Badge>
          )}
        </Fact>
        {covered > 0 && <Fact label="Protection">{formatDollars(covered)}</Fact>}
        {waivedBecause && <Fact label="Not charged">{waivedBecause}</Fact>}
        <Fact label="Notes">{notes || 'None'}</Fact>
      </Facts>
    </Panel>
  )
}
