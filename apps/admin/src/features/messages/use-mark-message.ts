import type { ContactMessage, ContactState } from '@trivet/core/contract/contact'
import { useCallback } from 'react'
import { statusOf, trpc } from '../../lib/trpc.ts'

/** Marks a message; somebody else's mark is shown instead when they were first. */
export function useMarkMessage({ _id: id, state: from }: ContactMessage) {
  const utils = trpc.useUtils()
  const { mutate, isPending, error } = trpc.messages.mark.useMutation({
    onSuccess(message) {
      utils.messages.byId.setData({ id }, message)
      void utils.messages.list.invalidate()
    },
    onError(refusal) {
      if (statusOf(refusal) === 409) void utils.messages.byId.invalidate({ id })
    },
  })
  const mark = useCallback((state: ContactState) => mutate({ id, from, state }), [mutate, id, from])
  return { mark, isPending, error }
}
