import type { OpenSession } from '@trivet/core/contract/sign-in'
import * as generalCopy from '@trivet/core/copy/general'
import { Badge } from '@trivet/ui/badge'
import { Button } from '@trivet/ui/button'
import { toast } from '@trivet/ui/toaster'
import { Instant } from '../../components/instant.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useMay } from '../../lib/may.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'

/** Where one's own account is signed in, to be ended one by one or all at once. */
export function SessionsPanel() {
  const query = trpc.sessions.mine.useQuery()
  return (
    <Panel title="Signed in">
      <QueryState query={query} failure="Failed to load where you are signed in">
        {(sessions) => <Sessions sessions={sessions} />}
      </QueryState>
    </Panel>
  )
}

function Sessions({ sessions }: { sessions: OpenSession[] }) {
  const utils = trpc.useUtils()
  // a phone that was lost for a while is no longer in the list, and may still have a day
  const isDriver = useMay('day')
  const refresh = () => utils.sessions.mine.invalidate()
  const refused = (error: unknown) => {
    toast.error(messageOf(error, generalCopy.errorOccurred))
  }
  const end = trpc.sessions.end.useMutation({ onError: refused, onSettled: refresh })
  const endOthers = trpc.sessions.endOthers.useMutation({
    onSuccess: () => toast.success('Signed out everywhere else'),
    onError: refused,
    onSettled: refresh,
  })
  return (
    <>
      <ul className="divide-y">
        {sessions.map(({ _id: id, device, lastUsedAt, isThis }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {device}
                {isThis && <Badge>This device</Badge>}
              </p>
              <p className="text-muted-foreground">
                Last used <Instant at={lastUsedAt} />
              </p>
            </div>
            {!isThis && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Sign out on ${device}`}
                loading={end.isPending && end.variables.id === id}
                onClick={() => end.mutate({ id })}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {(sessions.length > 1 || isDriver) && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          loading={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          Sign out everywhere else
        </Button>
      )}
    </>
  )
}
