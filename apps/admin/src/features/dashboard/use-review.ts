import type { ReviewedPoint } from '@trivet/core/settings'
import { toast } from '@trivet/ui/toaster'
import * as generalCopy from '@trivet/core/copy/general'
import { messageOf, trpc } from '../../lib/trpc.ts'

/** Ticks what only a person can say: one more version of the settings, over the newest. */
export function useReview() {
  const utils = trpc.useUtils()
  const save = trpc.settings.save.useMutation({
    onSuccess: () => utils.dashboard.readiness.invalidate(),
    onError: (error) => toast.error(messageOf(error, generalCopy.errorOccurred)),
  })
  return {
    isPending: save.isPending,
    async review(point: ReviewedPoint) {
      const { settings } = await utils.settings.get.fetch(undefined, { staleTime: 0 })
      const { version, ...fields } = settings
      const reviewed = [...new Set([...fields.reviewed, point])]
      save.mutate({ version, settings: { ...fields, reviewed } })
    },
  }
}
