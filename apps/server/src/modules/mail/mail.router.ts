import { findMailInput, mailListInput, mailOutput, mailPageOutput } from '@trivet/core/contract/mail'
import { router, staffProcedure, type RestMeta } from '../../api/trpc.ts'
import { getMail } from './get-mail.ts'
import { listMails } from './list-mails.ts'
import { resendMail } from './resend-mail.ts'

type Endpoint = NonNullable<RestMeta['rest']>

const rest = (method: Endpoint['method'], path: Endpoint['path'], summary: string): RestMeta => ({
  rest: { method, path, summary, tags: ['Mail'], access: 'admin' },
})

export const mailRouter = router({
  list: staffProcedure('messages')
    .meta(rest('GET', '/admin/mails', 'All mails and what became of them'))
    .input(mailListInput)
    .output(mailPageOutput)
    .query(({ ctx, input }) => listMails(ctx, input)),

  byId: staffProcedure('messages')
    .meta(rest('GET', '/admin/mails/{id}', 'One mail as it was written'))
    .input(findMailInput)
    .output(mailOutput)
    .query(({ ctx, input }) => getMail(ctx, input)),

  resend: staffProcedure('messages')
    .meta(rest('POST', '/admin/mails/{id}/resend', 'Send a mail again'))
    .input(findMailInput)
    .output(mailOutput)
    .mutation(({ ctx, input }) => resendMail(ctx, input)),
})
