import {
  newPasskeyInput,
  passkeyIdInput,
  passkeyRequestOutput,
  passkeySetupOutput,
  recoveryCodesOutput,
} from '@trivet/core/contract/sign-in'
import { z } from 'zod'
import { publicProcedure, router, userProcedure } from '../../../api/trpc.ts'
import { addPasskey } from './add-passkey.ts'
import { askForPasskey } from './ask-for-passkey.ts'
import { beginPasskey } from './begin-passkey.ts'
import { removePasskey } from './remove-passkey.ts'

type Access = 'public' | 'user'

const rest = (
  access: Access,
  method: 'POST' | 'DELETE',
  path: '' | `/${string}`,
  summary: string,
  status = 200,
) => ({
  rest: { access, method, path: `/users/passkeys${path}` as const, summary, status, tags: ['Signing in'] },
})

/** What signs staff in without a password. */
export const passkeysRouter = router({
  ask: publicProcedure
    .meta(rest('public', 'POST', '/challenge', 'What a passkey is to sign, to sign in or as a proof'))
    .output(passkeyRequestOutput)
    .mutation(({ ctx }) => askForPasskey(ctx)),

  begin: userProcedure
    .meta(rest('user', 'POST', '/setup', 'Make a passkey, for staff: what the browser is asked for'))
    .output(passkeySetupOutput)
    .mutation(({ ctx }) => beginPasskey(ctx)),

  add: userProcedure
    .meta(
      rest(
        'user',
        'POST',
        '',
        'Add the passkey that the browser made; recovery codes where none are left',
        201,
      ),
    )
    .input(newPasskeyInput)
    .output(recoveryCodesOutput)
    .mutation(({ ctx, input }) => addPasskey(ctx, input)),

  remove: userProcedure
    .meta(rest('user', 'DELETE', '/{id}', 'Remove a passkey', 204))
    .input(passkeyIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removePasskey(ctx, input)),
})
