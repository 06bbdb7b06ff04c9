import * as referralsCopy from '@trivet/core/copy/referrals'

import { notify } from '../../lib/notify.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'

export const payoutDetailsFailed = 'Failed to save your payment details'

/** What is left out stays as it is, null is forgotten. */
export function useSavePayoutDetails(onSaved?: () => void) {
  const utils = trpc.useUtils()
  return trpc.referrals.savePayoutDetails.useMutation({
    networkMode: 'always',
    onSuccess(details) {
      utils.referrals.payoutDetails.setData(undefined, details)
      notify.success(referralsCopy.payoutDetailsSaved)
      onSaved?.()
    },
    onError: (error) => notify.error(messageOf(error, payoutDetailsFailed)),
  })
}
