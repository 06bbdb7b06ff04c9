import { stopOutcomeNames } from '@trivet/core/copy/dispatch'
import { Button } from '@trivet/ui/button'
import { Instant } from '../../components/instant.tsx'
import { Panel } from '../../components/panel.tsx'
import { useSecondFactorNeeded } from '../../lib/second-factor-needed.ts'
import { dropAction, sendAgain } from './day-store.ts'
import type { StopAction } from './outbox.ts'

type UnsentReportsProps = {
  actions: StopAction[]
  /** Nobody has to come any more, as the server told: sent again, it would only be turned away again. */
  isOver?: boolean
  /** Said where they are not all of one stop. */
  withGuests?: boolean
  onDrop: () => void
}

/** What was reported of a stop and is not with the server: waiting, or turned away with its reason. */
export function UnsentReports({ actions, isOver = false, withGuests = false, onDrop }: UnsentReportsProps) {
  const isSetupNeeded = useSecondFactorNeeded()
  if (actions.length === 0) return null
  return (
    <Panel title="Not sent yet">
      <ul className="grid gap-4">
        {actions.map((action) => (
          <li key={action.key}>
            <p className="font-medium break-words">
              {withGuests && `${action.guest} · `}
              {stopOutcomeNames[action.report.outcome]} · <Instant at={action.madeAt} />
            </p>
            {action.state === 'waiting' ? (
              <p className="text-muted-foreground">
                Kept on this phone. It is sent as soon as{' '}
                {isSetupNeeded ? 'you have set up a second factor.' : 'there is a network.'}
              </p>
            ) : (
              <>
                <p role="alert" className="font-medium text-destructive">
                  {action.sentence}
                </p>
                <div className="mt-2 flex flex-wrap gap-2">
                  {!isOver && (
                    <Button size="sm" onClick={() => void sendAgain(action)}>
                      Send mine again
                    </Button>
                  )}
                  <Button size="sm" variant="secondary" onClick={() => void dropAction(action).then(onDrop)}>
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
