import { accessInMail } from '@trivet/core/copy/mail'
import type { Sql } from '../../platform/database.ts'
import { htmlText } from '../../platform/html-text.ts'
import type { ClaimedMail, WrittenMail } from '../outbox/index.ts'
import { findGuestsOrder } from './guests-order.ts'

/**
 * The mail as it is handed over. How to get in is kept with the order alone, where it is erased: a stored mail has words
 * in its place, and the mail that is sent has what the order knows by then.
 */
export async function withAccess(
  sql: Sql,
  { data, recipient }: Pick<ClaimedMail, 'data' | 'recipient'>,
  written: WrittenMail,
): Promise<WrittenMail> {
  if (!written.text.includes(accessInMail)) return written
  const orderId = String(Reflect.get(Object(data), 'orderId'))
  const order = await findGuestsOrder(sql, { orderId, recipient })
  const access = order?.deliveryDetails?.access || 'None'
  return {
    ...written,
    html: written.html.replaceAll(accessInMail, () => htmlText(access)),
    text: written.text.replaceAll(accessInMail, () => access),
  }
}
