import { standardIdentity } from '@trivet/core/company'
import type { Order } from '@trivet/core/contract/orders'
import type { MailTemplate } from '@trivet/core/mail'
import type { Handover } from '../../dispatch/index.ts'
import type { MailData } from '../../outbox/index.ts'
import { accountTemplates } from './account-templates.ts'
import { bookingTemplates } from './booking-templates.ts'
import { changeTemplates } from './change-templates.ts'
import { hostTemplates } from './host-templates.ts'
import type { MailContent } from './mail-content.ts'
import { mailLinks, type ShopLinks } from './mail-links.ts'
import type { OrderTemplate, OrderTemplates } from './order-template.ts'
import { tripTemplates } from './trip-templates.ts'

export const orderTemplates: OrderTemplates = { ...bookingTemplates, ...tripTemplates, ...changeTemplates }

export type OtherTemplate = Exclude<MailTemplate, OrderTemplate>

/** Of an account, a host or a reader of the newsletter. */
const otherTemplates: {
  [Template in OtherTemplate]: (links: ShopLinks, data: MailData[Template]) => MailContent
} = { ...accountTemplates, ...hostTemplates }

export function isOrderTemplate(template: MailTemplate): template is OrderTemplate {
  return template in orderTemplates
}

export type OrderMail<Template extends OrderTemplate> = {
  template: Template
  data: MailData[Template]
  order: Order
  handover?: Handover | null
  publicUrl: string
  shopName?: string
  now: Date
}

export function orderMail<Template extends OrderTemplate>(mail: OrderMail<Template>): MailContent {
  const { template, data, order, handover = null, publicUrl, shopName = standardIdentity.name, now } = mail
  const links = { ...mailLinks(publicUrl), shopName }
  const content = orderTemplates[template]({ order, handover, links, now }, data)
  // found again by the number that the guest has, and one order's mails from another's
  return { ...content, subject: `${content.subject} (${order.number})` }
}

export function otherMail<Template extends OtherTemplate>(
  template: Template,
  data: MailData[Template],
  publicUrl: string,
  shopName: string = standardIdentity.name,
): MailContent {
  return otherTemplates[template]({ ...mailLinks(publicUrl), shopName }, data)
}
