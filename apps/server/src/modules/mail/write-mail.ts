import type { Order } from '@trivet/core/contract/orders'
import type { MailTemplate } from '@trivet/core/mail'
import type { Sql } from '../../platform/database.ts'
import { findHandover } from '../dispatch/index.ts'
import { findSettings } from '../settings/index.ts'
import type { ClaimedMail, MailData, WrittenMail } from '../outbox/index.ts'
import { findGuestsOrder } from './guests-order.ts'
import type { MailContent } from './templates/mail-content.ts'
import type { OrderTemplate } from './templates/order-template.ts'

type Writing = { sql: Sql; publicUrl: string; now: Date }

/** The mail in words, or null when what it tells is no longer so. */
export async function writeMail(needs: Writing, mail: ClaimedMail): Promise<WrittenMail | null> {
  // the templates, React and its renderer are loaded with the first mail, not with the server
  const [{ mailHtml: htmlOf }, { mailText: textOf }] = await Promise.all([
    import('./templates/mail-html.ts'),
    import('./templates/mail-text.ts'),
  ])
  const { settings } = await findSettings(needs.sql)
  const content = await contentOf({ ...needs, shopName: settings.identity.name }, mail)
  if (!content) return null
  const { subject, attachments = [] } = content
  return { subject, html: await htmlOf(content, settings), text: textOf(content, settings), attachments }
}

async function contentOf(
  { sql, publicUrl, now, shopName }: Writing & { shopName: string },
  mail: ClaimedMail,
): Promise<MailContent | null> {
  const {
    isOrderTemplate,
    orderMail: orderContent,
    otherMail: otherContent,
  } = await import('./templates/templates.ts')
  const { template } = mail
  // what was queued with this template's name was queued with its data
  const data = mail.data as MailData[MailTemplate]
  if (!isOrderTemplate(template)) {
    return otherContent(template, data as MailData[typeof template], publicUrl, shopName)
  }
  const orderData = data as MailData[OrderTemplate]
  const order = await findGuestsOrder(sql, { orderId: orderData.orderId, recipient: mail.recipient })
  if (!order || isOutdated(template, order)) return null
  const asked = { template, data: orderData as MailData[typeof template] }
  const handover = template === 'order-delivered' ? await findHandover(sql, order._id) : null
  return orderContent({ ...asked, order, handover, publicUrl, shopName, now })
}

const askForPayment: readonly OrderTemplate[] = ['order-received', 'order-expiring']

/** Nobody is asked to pay for an order that is paid, or gone. */
function isOutdated(template: OrderTemplate, { status, isPaid }: Order): boolean {
  if (template === 'payment-failed') return isPaid
  return askForPayment.includes(template) && (isPaid || status !== 'pending')
}
