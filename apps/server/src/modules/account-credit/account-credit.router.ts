import {
  accountCreditOutput,
  goodwillInput,
  staffAccountCreditOutput,
} from '@trivet/core/contract/account-credit'
import { accountIdInput } from '@trivet/core/contract/accounts'
import { router, staffProcedure, userProcedure } from '../../api/trpc.ts'
import { getAccountCredit } from './get-account-credit.ts'
import { getCreditOfUser } from './get-credit-of-user.ts'
import { giveGoodwill } from './give-goodwill.ts'

const tags = ['Account credit']

/** What the shop owes a user, and orders are paid with first. */
export const accountCreditRouter = router({
  mine: userProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/users/profile/account-credit',
        summary: 'Your account credit: its balance and what moved it',
        tags,
        access: 'user',
      },
    })
    .output(accountCreditOutput)
    .query(({ ctx }) => getAccountCredit(ctx)),

  ofUser: staffProcedure('refunds')
    .meta({
      rest: {
        method: 'GET',
        path: '/admin/users/{id}/account-credit',
        summary: 'The account credit of a customer',
        tags,
        access: 'admin',
      },
    })
    .input(accountIdInput)
    .output(staffAccountCreditOutput)
    .query(({ ctx, input }) => getCreditOfUser(ctx, input)),

  give: staffProcedure('refunds')
    .meta({
      rest: {
        method: 'POST',
        path: '/admin/users/{id}/account-credit',
        status: 201,
        summary: 'Give a customer goodwill credit, once for an Idempotency-Key',
        tags,
        access: 'admin',
      },
    })
    .input(accountIdInput)
    .input(goodwillInput)
    .output(staffAccountCreditOutput)
    .mutation(({ ctx, input }) => giveGoodwill(ctx, input)),
})
