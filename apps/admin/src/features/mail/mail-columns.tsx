import { mailTemplateTexts } from '@trivet/core/copy/mail'
import type { ListedMail } from '@trivet/core/contract/mail'
import { Badge } from '@trivet/ui/badge'
import { column } from '@trivet/ui/data-table'
import { Link } from 'react-router'
import { EmailText } from '../../components/email-text.tsx'
import { Instant } from '../../components/instant.tsx'
import { paths } from '../../paths.ts'
import { useShopTimeZone } from '../../lib/shop-time-zone.ts'
import { deliveryOf, statusLabels, statusTones } from './mail-words.ts'

export function mailColumns(onOpen: (mail: ListedMail) => void) {
  return [
    column(
      'Subject',
      (mail: ListedMail) => (
        <>
          <button
            type="button"
            className="py-1 text-left wrap-anywhere underline underline-offset-4"
            onClick={() => onOpen(mail)}
          >
            {mail.subject ?? mailTemplateTexts[mail.template]}
          </button>
          {mail.orderId && (
            <Link
              to={paths.order({ _id: mail.orderId })}
              className="block w-fit py-1 font-mono text-caption text-muted-foreground underline underline-offset-4"
            >
              Order {mail.orderNumber ?? mail.orderId}
            </Link>
          )}
        </>
      ),
      { className: 'w-full min-w-56' },
    ),
    column('To', (mail: ListedMail) => <EmailText email={mail.recipient} />, {
      className: 'min-w-44',
    }),
    column('Written', (mail: ListedMail) => <Instant at={mail.createdAt} />, { sortKey: 'created' }),
    column('State', (mail: ListedMail) => <State mail={mail} />, { className: 'min-w-52' }),
  ]
}

function State({ mail }: { mail: ListedMail }) {
  const timeZone = useShopTimeZone()
  return (
    <>
      <Badge tone={statusTones[mail.status]}>{statusLabels[mail.status]}</Badge>
      <span className="mt-1 block text-caption text-muted-foreground">{deliveryOf(mail, timeZone)}</span>
      {mail.lastError && <span className="block text-caption wrap-anywhere">{mail.lastError}</span>}
    </>
  )
}
