import {
  acceptInvitationInput,
  accountIdInput,
  askedLinkInput,
  askedLinkOutput,
  invitationOutput,
  inviteInput,
  sessionOutput,
} from '@trivet/core/contract/accounts'
import { publicProcedure, router, staffProcedure } from '../../../api/trpc.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { askInvitation } from './ask-invitation.ts'
import { inviteStaff } from './invite-staff.ts'
import { listInvitations } from './list-invitations.ts'
import { sendInvitationAgain } from './send-invitation-again.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

const tags = ['Accounts']

const rest = (method: 'GET' | 'POST' | 'DELETE', path: '' | `/${string}`, summary: string) => ({
  rest: { access: 'admin' as const, method, path: `/admin/invitations${path}` as const, summary, tags },
})

/** How somebody becomes staff who has no account yet. */
export const invitationsRouter = router({
  list: staffProcedure('staff')
    .meta(rest('GET', '', 'Who is invited to the staff'))
    .output(invitationOutput.array())
    .query(({ ctx }) => listInvitations(ctx)),

  invite: staffProcedure('staff')
    .meta(rest('POST', '', 'Invite somebody to the staff, by email'))
    .input(inviteInput)
    .output(invitationOutput.array())
    .mutation(({ ctx, input }) => inviteStaff(ctx, input)),

  sendAgain: staffProcedure('staff')
    .meta(rest('POST', '/{id}/send-again', 'Mail another link; the earlier one works no more'))
    .input(accountIdInput)
    .output(invitationOutput.array())
    .mutation(({ ctx, input }) => sendInvitationAgain(ctx, input)),

  withdraw: staffProcedure('staff')
    .meta(rest('DELETE', '/{id}', 'Withdraw an invitation'))
    .input(accountIdInput)
    .output(invitationOutput.array())
    .mutation(({ ctx, input }) => withdrawInvitation(ctx, input)),

  byToken: publicProcedure
    .meta({
      rest: {
        access: 'public',
        method: 'GET',
        path: '/users/invitations/{token}',
        summary: 'Whether an invitation can still be accepted',
        tags,
      },
    })
    .input(askedLinkInput)
    .output(askedLinkOutput)
    .query(({ ctx, input }) => askInvitation(ctx, input)),

  accept: publicProcedure
    .meta({
      rest: {
        access: 'public',
        method: 'POST',
        path: '/users/invitation',
        status: 201,
        summary: 'Become staff, by the link of an invitation',
        tags,
      },
    })
    .input(acceptInvitationInput)
    .output(sessionOutput)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),
})
