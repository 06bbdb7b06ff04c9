import * as generalCopy from '@trivet/core/copy/general'
import type { StaffAccount } from '@trivet/core/contract/accounts'
import { toast } from '@trivet/ui/toaster'
import { messageOf, statusOf, trpc } from '../../lib/trpc.ts'

/** What every change of an account does when it is done, and when it is refused. */
export function useAccountChange(id: string) {
  const utils = trpc.useUtils()
  return {
    saved(account: StaffAccount, sentence: string) {
      utils.accounts.byId.setData({ id }, account)
      void utils.accounts.page.invalidate()
      toast.success(sentence)
    },
    refused(error: unknown) {
      toast.error(messageOf(error, generalCopy.errorOccurred))
      // a colleague changed it meanwhile: what is there now has to be seen
      if (statusOf(error) === 409) void utils.accounts.byId.invalidate({ id })
    },
  }
}
