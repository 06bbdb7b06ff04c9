import { useMutation } from '@tanstack/react-query'
import type { ContactInput } from '@trivet/core/contract/contact'
import { trpc } from '../../lib/trpc.ts'

/** However fast the answer, 'Sending...' can be read. */
const leastMilliseconds = 1500

export function useSendMessage() {
  const { client } = trpc.useUtils()
  return useMutation({
    async mutationFn(message: ContactInput) {
      const shown = new Promise((resolve) => setTimeout(resolve, leastMilliseconds))
      try {
        return await client.messages.send.mutate(message)
      } finally {
        await shown
      }
    },
  })
}
