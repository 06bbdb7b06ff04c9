import { stopOutcomeNames } from '@trivet/core/copy/dispatch'
import { Button } from '@trivet/ui/button'
import { Instant } from '../../components/instant.tsx'
import { Panel } from '../../components/panel.tsx'
import { dropAction, sendAgain } from './day-store.ts'
import type { StopAction } from './outbox.ts'

/** What was reported of a stop and is not with the server: waiting, or turned away with its reason. */
export function UnsentReports({ actions }: { actions: StopAction[] }) {
  if (actions.length === 0) return null
  return (
    <Panel title="Not sent yet">
      <ul className="grid gap-4">
        {actions.map((action) => (
          <li key={action.key}>
            <p className="font-medium">
              {stopOutcomeNames[action.report.outcome]} · <Instant at={action.madeAt} />
            </p>
            {action.state === 'waiting' ? (
              <p className="text-muted-foreground">
                Kept on this phone. It is sent as soon as there is a network.
              </p>
            ) : (
              <>
                <p role="alert" className="font-medium text-destructive">
                  {action.sentence}
                </p>
                <div className="mt-2 flex flex-wrap gap-2">
                  <Button size="sm" onClick={() => void sendAgain(action)}>
                    Send mine again
                  </Button>
                  <Button size="sm" variant="secondary" onClick={() => void dropAction(action)}>
                    Drop mine
                  </Button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
