import * as generalCopy from '@trivet/core/copy/general'
import { useMutation } from '@tanstack/react-query'

import { messageOf, trpc } from '../../lib/trpc.ts'
import { storedSubscribed } from './newsletter-memory.ts'

/** Thrown by a check in the browser, with the sentence to show. */
class AddressProblem extends Error {}

export function useSubscribe() {
  const { client } = trpc.useUtils()
  const subscribing = useMutation({
    async mutationFn(email: string) {
      const { newsletterInput } = await import('./newsletter-input.ts')
      const checked = newsletterInput.safeParse({ email })
      if (!checked.success) throw new AddressProblem(checked.error.issues[0]?.message)
      return client.newsletter.subscribe.mutate(checked.data)
    },
    onSuccess: () => storedSubscribed.set(true),
  })
  const { error } = subscribing
  const problem =
    error instanceof AddressProblem ? error.message : messageOf(error, generalCopy.errorOccurred)
  return { ...subscribing, problem: error ? problem : undefined }
}
