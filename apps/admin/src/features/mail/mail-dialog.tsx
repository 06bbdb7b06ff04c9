import * as mailCopy from '@trivet/core/copy/mail'
import type { MailDetails } from '@trivet/core/contract/mail'
import { Badge } from '@trivet/ui/badge'
import { Button } from '@trivet/ui/button'
import { Dialog, DialogClose, DialogContent } from '@trivet/ui/dialog'
import { toast } from '@trivet/ui/toaster'
import { Fact, Facts } from '../../components/panel.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useShopTimeZone } from '../../lib/shop-time-zone.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { MailPreview } from './mail-preview.tsx'
import { deliveryOf, statusLabels, statusTones } from './mail-words.ts'

/** One mail as its reader gets it, and what became of it. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const utils = trpc.useUtils()
  const query = trpc.mail.byId.useQuery({ id })
  const resend = trpc.mail.resend.useMutation({
    onSuccess: () => toast.success(mailCopy.resent),
    onError: (error) => toast.error(messageOf(error, mailCopy.resendFailed)),
    onSettled: () => utils.mail.invalidate(),
  })
  const mail = query.data
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        size="lg"
        title={mail ? (mail.subject ?? mailCopy.mailTemplateTexts[mail.template]) : 'Mail'}
        description={mail ? `To ${mail.recipient}` : query.isError ? 'It cannot be shown' : 'Loading'}
        footer={
          <>
            <DialogClose render={<Button variant="secondary" />}>Close</DialogClose>
            {mail?.canResend && (
              <Button loading={resend.isPending} loadingText="Sending…" onClick={() => resend.mutate({ id })}>
                Send again
              </Button>
            )}
          </>
        }
      >
        <QueryState query={query} failure={mailCopy.mailFailed}>
          {(found) => <Mail mail={found} />}
        </QueryState>
      </DialogContent>
    </Dialog>
  )
}

function Mail({ mail }: { mail: MailDetails }) {
  const timeZone = useShopTimeZone()
  return (
    <div className="flex flex-col gap-5">
      <Facts>
        <Fact label="State">
          <Badge tone={statusTones[mail.status]}>{statusLabels[mail.status]}</Badge>{' '}
          {deliveryOf(mail, timeZone)}
        </Fact>
        {mail.receipt && <Fact label="Mail server">{mail.receipt}</Fact>}
        {mail.lastError && <Fact label="Last error">{mail.lastError}</Fact>}
        {mail.attachments.length > 0 && (
          <Fact label="Attached">{mail.attachments.map(({ filename }) => filename).join(', ')}</Fact>
        )}
      </Facts>
      {mail.html === null ? (
        <p>It is written when it is sent.</p>
      ) : (
        <>
          <MailPreview html={mail.html} />
          <details>
            <summary className="py-2 font-medium">As plain text</summary>
            <pre className="overflow-x-auto rounded-cloth border bg-muted p-4 font-mono text-caption whitespace-pre-wrap">
              {mail.text}
            </pre>
          </details>
        </>
      )}
    </div>
  )
}
