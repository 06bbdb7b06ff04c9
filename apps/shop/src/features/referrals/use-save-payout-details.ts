import * as referralsCopy from '@trivet/core/copy/referrals'

import { notify } from '../../lib/notify.ts'
import { trpc } from '../../lib/trpc.ts'

export const payoutDetailsFailed = 'Failed to save your payment details'

type Outcome = {
  onSaved: () => void
  /** A passkey that was signed with is used up. */
  onRefused: () => void
}

/** What is left out stays as it is, null is forgotten. The form says what went wrong. */
export function useSavePayoutDetails({ onSaved, onRefused }: Outcome) {
  const utils = trpc.useUtils()
  return trpc.referrals.savePayoutDetails.useMutation({
    onSuccess(details) {
      utils.referrals.payoutDetails.setData(undefined, details)
      notify.success(referralsCopy.payoutDetailsSaved)
      onSaved()
    },
    onError: onRefused,
  })
}
