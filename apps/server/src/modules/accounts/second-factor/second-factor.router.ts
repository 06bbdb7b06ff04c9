import {
  factorCodeInput,
  recoveryCodesOutput,
  secondFactorOutput,
  secondFactorSetupInput,
  secondFactorSetupOutput,
} from '@trivet/core/contract/sign-in'
import { z } from 'zod'
import { router, userProcedure } from '../../../api/trpc.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { turnOffSecondFactor } from './turn-off-second-factor.ts'

const rest = (method: 'GET' | 'POST' | 'PUT', path: '' | `/${string}`, summary: string, status = 200) => ({
  rest: {
    access: 'user' as const,
    method,
    path: `/users/second-factor${path}` as const,
    summary,
    status,
    tags: ['Signing in'],
  },
})

/** What staff sign in with besides their password. */
export const secondFactorRouter = router({
  get: userProcedure
    .meta(rest('GET', '', 'Your second factor'))
    .output(secondFactorOutput)
    .query(({ ctx }) => getSecondFactor(ctx)),

  begin: userProcedure
    .meta(rest('POST', '/setup', 'Set up an authenticator app, for staff: the secret for it'))
    .input(secondFactorSetupInput)
    .output(secondFactorSetupOutput)
    .mutation(({ ctx, input }) => beginSecondFactor(ctx, input)),

  confirm: userProcedure
    .meta(rest('PUT', '', 'Have the app count, by a first code of it; answers the recovery codes'))
    .input(factorCodeInput)
    .output(recoveryCodesOutput)
    .mutation(({ ctx, input }) => confirmSecondFactor(ctx, input)),

  makeRecoveryCodes: userProcedure
    .meta(rest('POST', '/recovery-codes', 'New recovery codes in the place of the others'))
    .input(factorCodeInput)
    .output(recoveryCodesOutput)
    .mutation(({ ctx, input }) => makeRecoveryCodes(ctx, input)),

  turnOff: userProcedure
    .meta(rest('POST', '/turn-off', 'Sign in with the password alone again', 204))
    .input(factorCodeInput)
    .output(z.void())
    .mutation(({ ctx, input }) => turnOffSecondFactor(ctx, input)),
})
