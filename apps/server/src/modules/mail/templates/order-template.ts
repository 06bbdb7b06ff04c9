import type { MailData, OrderNews } from '../../outbox/index.ts'
import type { Letter } from './letter.ts'
import type { MailedOrder } from './order-parts.ts'

/** The templates that tell about an order. */
export type OrderTemplate = {
  [Template in keyof MailData]: MailData[Template] extends OrderNews ? Template : never
}[keyof MailData]

export type OrderTemplates = {
  [Template in OrderTemplate]: (mailed: MailedOrder, data: MailData[Template]) => Letter
}
