import * as generalCopy from '@trivet/core/copy/general'
import { Button } from '@trivet/ui/button'
import { formatInstant } from '../../components/format-instant.ts'
import { notify } from '../../lib/notify.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'

/** Where the account is signed in besides here; nothing where it is not. */
export function SessionsPanel() {
  const utils = trpc.useUtils()
  const { data: sessions = [] } = trpc.sessions.mine.useQuery()
  const answers = {
    onError: (error: unknown) => notify.error(messageOf(error, generalCopy.errorOccurred)),
    onSettled: () => utils.sessions.mine.invalidate(),
  }
  const end = trpc.sessions.end.useMutation(answers)
  const endOthers = trpc.sessions.endOthers.useMutation({
    ...answers,
    onSuccess: () => notify.success('Signed out everywhere else'),
  })
  const others = sessions.filter(({ isThis }) => !isThis)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="sessions" className="mt-12 max-w-160">
      <h2 id="sessions" className="type-h3">
        Signed in elsewhere
      </h2>
      <ul className="mt-4 divide-y border-y">
        {others.map(({ _id: id, device, lastUsedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p>
              {device}
              <span className="block text-small text-muted-foreground">
                Last used {formatInstant(lastUsedAt)}
              </span>
            </p>
            <Button
              variant="secondary"
              size="sm"
              className="h-11"
              aria-label={`Sign out on ${device}`}
              loading={end.isPending && end.variables.id === id}
              onClick={() => end.mutate({ id })}
            >
              Sign out
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="mt-4 h-11"
        loading={endOthers.isPending}
        onClick={() => endOthers.mutate()}
      >
        Sign out everywhere else
      </Button>
    </section>
  )
}
