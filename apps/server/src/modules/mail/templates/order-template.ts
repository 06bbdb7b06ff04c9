import type { MailData, OrderMailData } from '../../outbox/index.ts'
import type { MailContent } from './mail-content.ts'
import type { MailedOrder } from './order-parts.ts'

/** The templates that tell about an order. */
export type OrderTemplate = {
  [Template in keyof MailData]: MailData[Template] extends OrderMailData ? Template : never
}[keyof MailData]

export type OrderTemplates = {
  [Template in OrderTemplate]: (mailed: MailedOrder, data: MailData[Template]) => MailContent
}
