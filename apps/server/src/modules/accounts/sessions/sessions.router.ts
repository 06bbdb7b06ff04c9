import {
  endedSessionsOutput,
  endSessionInput,
  openSessionOutput,
  proofInput,
  sessionFateOutput,
} from '@trivet/core/contract/sign-in'
import { z } from 'zod'
import { publicProcedure, router, userProcedure } from '../../../api/trpc.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'
import { proveIdentity } from './prove-identity.ts'
import { tellSessionFate } from './tell-session-fate.ts'

const rest = (method: 'GET' | 'POST' | 'DELETE', path: `/users${string}`, summary: string, status = 200) => ({
  rest: { access: 'user' as const, method, path, summary, status, tags: ['Signing in'] },
})

/** Where one's own account is signed in, and whether whoever is here is still its owner. */
export const sessionsRouter = router({
  mine: userProcedure
    .meta(rest('GET', '/users/sessions', 'Where you are signed in'))
    .output(openSessionOutput.array())
    .query(({ ctx }) => listSessions(ctx)),

  end: userProcedure
    .meta(rest('DELETE', '/users/sessions/{id}', 'Sign out on one device', 204))
    .input(endSessionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endSession(ctx, input)),

  fate: publicProcedure
    .meta({
      rest: {
        ...rest('GET', '/users/sessions/fate', 'Whether the session of this token was ended from elsewhere')
          .rest,
        access: 'public',
      },
    })
    .output(sessionFateOutput)
    .query(({ ctx }) => tellSessionFate(ctx)),

  endOthers: userProcedure
    .meta(rest('POST', '/users/sessions/end-others', 'Sign out everywhere but here'))
    .output(endedSessionsOutput)
    .mutation(({ ctx }) => endOtherSessions(ctx)),

  prove: userProcedure
    .meta(rest('POST', '/users/proof', 'Say once more who you are, after 401 PROOF_REQUIRED', 204))
    .input(proofInput)
    .output(z.void())
    .mutation(({ ctx, input }) => proveIdentity(ctx, input)),
})
