import { signInRulesInput } from '@trivet/core/contract/sign-in'
import { router, staffProcedure } from '../../../api/trpc.ts'
import { getSignInRules } from './get-sign-in-rules.ts'
import { saveSignInRules } from './save-sign-in-rules.ts'

const rest = (method: 'GET' | 'PUT', summary: string) => ({
  rest: {
    access: 'admin' as const,
    method,
    path: '/admin/sign-in-rules' as const,
    summary,
    tags: ['Signing in'],
  },
})

/** How staff have to sign in. */
export const signInRulesRouter = router({
  get: staffProcedure('staff')
    .meta(rest('GET', 'Who needs a second factor'))
    .output(signInRulesInput)
    .query(({ ctx }) => getSignInRules(ctx)),

  save: staffProcedure('staff')
    .meta(rest('PUT', 'Say who needs a second factor'))
    .input(signInRulesInput)
    .output(signInRulesInput)
    .mutation(({ ctx, input }) => saveSignInRules(ctx, input)),
})
