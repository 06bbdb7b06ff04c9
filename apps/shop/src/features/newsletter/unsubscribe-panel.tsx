import * as generalCopy from '@trivet/core/copy/general'
import * as newsletterCopy from '@trivet/core/copy/newsletter'
import { useMutation } from '@tanstack/react-query'

import { Button } from '@trivet/ui/button'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { storedPopupClosed, storedSubscribed } from './newsletter-memory.ts'

/** Mail programs open links by themselves, so only the button unsubscribes. */
export function UnsubscribePanel({ token }: { token: string | null }) {
  const { client } = trpc.useUtils()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (known: string) => client.newsletter.unsubscribe.mutate({ token: known }),
    onSuccess() {
      storedSubscribed.set(false)
      // nobody who has just left is asked to come back
      storedPopupClosed.set(true)
    },
  })
  const done = useRef<HTMLParagraphElement>(null)
  // the button that had the focus is gone
  useEffect(() => {
    if (isSuccess) done.current?.focus()
  }, [isSuccess])
  if (!token) return <FormAlert>{newsletterCopy.unsubscribeLinkInvalid}</FormAlert>
  return (
    <>
      <p ref={done} tabIndex={-1} role="status" className="text-lead">
        {isSuccess && newsletterCopy.newsletterUnsubscribed}
      </p>
      {isSuccess ? (
        <Button className="mt-6" render={<Link to={paths.home()} />}>
          Go home
        </Button>
      ) : (
        <>
          <p className="max-w-prose text-lead text-muted-foreground">
            One press, and no more letters from us. Mails about your rentals still come.
          </p>
          {error && <FormAlert className="mt-6">{messageOf(error, generalCopy.errorOccurred)}</FormAlert>}
          <Button className="mt-6" loading={isPending} onClick={() => mutate(token)}>
            Unsubscribe
          </Button>
        </>
      )}
    </>
  )
}
