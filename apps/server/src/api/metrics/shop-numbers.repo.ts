import { int, orZero, secondsBetween } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

/** What the shop looks like at a moment: each number is a look into one index. */
export const readShopNumbers = statement<{ now: Date; anHourAgo: Date }>()('shop-numbers', (db, $) =>
  db.selectNoFrom(({ fn, selectFrom }) => {
    const count = int(fn.countAll()).as('count')
    const recentOrders = selectFrom('orders').where('created_at', '>', $.anHourAgo).select(count)
    const waitingMails = selectFrom('queued_mails').where('next_attempt_at', 'is not', null)
    return [
      orZero(waitingMails.select(count)).as('mailsWaiting'),
      orZero(
        waitingMails.select((eb) => eb.fn.max(secondsBetween(eb.ref('created_at'), $.now)).as('age')),
      ).as('oldestMailSeconds'),
      orZero(selectFrom('orders').where('hold_expires_at', '>', $.now).select(count)).as('unpaidOrders'),
      orZero(selectFrom('payment_checks').where('closed_at', 'is', null).select(count)).as('unknownPayments'),
      orZero(selectFrom('payment_flags').where('closed_at', 'is', null).select(count)).as('paymentFlags'),
      orZero(recentOrders).as('ordersPlaced'),
      orZero(recentOrders.where('paid_at', 'is not', null)).as('ordersPaid'),
    ]
  }),
)
