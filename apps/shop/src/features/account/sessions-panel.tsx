import * as generalCopy from '@trivet/core/copy/general'
import { Button } from '@trivet/ui/button'
import { useFocusWhenLost } from '@trivet/ui/use-focus-when-lost'
import { ProfileSection } from '../../components/account/profile-section.tsx'
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
  const place = useFocusWhenLost<HTMLHeadingElement & HTMLDivElement>()
  // after the last one was signed out, the keyboard goes on from here
  if (others.length === 0) return <div ref={place} tabIndex={-1} />
  return (
    <ProfileSection
      id="sessions"
      title="Signed in elsewhere"
      text="Is one of these not yours? Sign it out."
      headingRef={place}
    >
      <ul className="divide-y max-md:border-t">
        {others.map(({ _id: id, device, lastUsedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 md:first:pt-0"
          >
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
    </ProfileSection>
  )
}
