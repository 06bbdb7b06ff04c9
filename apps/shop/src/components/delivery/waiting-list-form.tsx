import * as contactCopy from '@trivet/core/copy/contact'
import * as generalCopy from '@trivet/core/copy/general'
import * as waitingListCopy from '@trivet/core/copy/waiting-list'
import { waitingListInput } from '@trivet/core/contract/waiting-list'
import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { useFocusWhenLost } from '@trivet/ui/use-focus-when-lost'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useSession } from '../../lib/session.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import type { OutsidePlace, WaitingPlace } from './served-place.ts'

/** Where we do not deliver yet, whoever typed the place may leave an email address. */
export function WaitingList({ outside }: { outside: OutsidePlace | null }) {
  const place = outside?.waiting
  if (!place) return null
  // another place is another question
  return <WaitingListForm key={`${place.country} ${place.postalCode}`} place={place} />
}

/** One address, one button; the thanks take the form's place. */
function WaitingListForm({ place }: { place: WaitingPlace }) {
  const { user } = useSession()
  const [typed, setTyped] = useState(user?.email ?? '')
  const [refused, setRefused] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const join = trpc.waitingList.join.useMutation({ onError: () => field.current?.focus() })
  const thanks = useFocusWhenLost<HTMLParagraphElement>()
  const { postalCode, country } = place

  function submit(event: FormEvent) {
    event.preventDefault()
    if (join.isPending) return
    const checked = waitingListInput.safeParse({ ...place, email: typed })
    setRefused(checked.success ? null : (checked.error.issues[0]?.message ?? generalCopy.invalidInput))
    if (checked.success) join.mutate(checked.data)
    else field.current?.focus()
  }

  const problem = refused ?? (join.error ? messageOf(join.error, generalCopy.errorOccurred) : undefined)
  return (
    <section aria-labelledby="waiting-list" className="mt-8 rounded-cloth border bg-card p-5">
      <h3 id="waiting-list" className="type-h3">
        Not there yet
      </h3>
      {!join.isSuccess && (
        <form noValidate method="post" onSubmit={submit} className="mt-2">
          <p className="mb-4 text-small text-muted-foreground">
            Leave your email, and we write to you once, when we deliver to {postalCode.trim() || country}.
          </p>
          <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
            <TextField
              ref={field}
              name="waiting-email"
              type="email"
              label="Your email"
              required
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              error={problem}
              alert
              fieldClassName="flex-1"
            />
            {/* stands beside the input, below its label */}
            <Button
              type="submit"
              variant="secondary"
              loading={join.isPending}
              loadingText={contactCopy.sending}
              className="sm:mt-7.5"
            >
              {waitingListCopy.tellMe}
            </Button>
          </div>
        </form>
      )}
      <p ref={thanks} tabIndex={-1} role="status" className="text-small font-medium text-success">
        {join.isSuccess && waitingListCopy.waitingListJoined}
      </p>
    </section>
  )
}
