import type { Services } from './api/context.ts'
import { forgetLoosePhotos } from './modules/damage-reports/forget-loose-photos.ts'
import { foldRevenue } from './modules/dashboard/fold-revenue.ts'
import { forgetLooseStopPhotos } from './modules/dispatch/stops/forget-loose-stop-photos.ts'
import { expireUnpaidOrders } from './modules/orders/cancel/expire-unpaid-orders.ts'
import { askForReviews } from './modules/orders/reminders/ask-for-reviews.ts'
import { remindOfAddresses } from './modules/orders/reminders/remind-of-addresses.ts'
import { remindOfPickups } from './modules/orders/reminders/remind-of-pickups.ts'
import { settleCancellations } from './modules/orders/cancel/settle-cancellations.ts'
import { sendLateRefunds } from './modules/orders/cancel/send-late-refunds.ts'
import { warnOfLapsing } from './modules/orders/reminders/warn-of-lapsing.ts'
import { checkOpenPayments } from './modules/payments/check-open-payments.ts'
import { reconcilePayments } from './modules/payments/reconcile-payments.ts'
import { sendReturns } from './modules/payments/send-returns.ts'
import { foldReports } from './modules/reports/fold-reports.ts'
import { mailWeeklyReports } from './modules/reports/mail-weekly-reports.ts'
import { keepLateTransfers } from './modules/stock/keep-late-transfers.ts'
import { keepAllLateUnits } from './modules/stock/keep-late-units.ts'
import { keepHouse } from './housekeeping.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Logger } from './platform/logger.ts'

type Needs = Pick<Services, 'sql' | 'clock' | 'payments' | 'publish' | 'files'> & { log: Logger }

const everyMinute = '* * * * *'
const everyQuarter = '*/15 * * * *'
const everyHour = '17 * * * *'

/** What the shop does by itself, and when. Each bears to run twice, and in two processes at once. */
export async function scheduleJobs(jobs: Jobs, needs: Needs): Promise<void> {
  const timetable: { name: string; cron: string; run: (needs: Needs) => Promise<void> }[] = [
    { name: 'orders.expire-unpaid', cron: everyMinute, run: expireUnpaidOrders },
    { name: 'orders.warn-of-lapsing', cron: everyMinute, run: warnOfLapsing },
    { name: 'orders.settle-cancellations', cron: everyMinute, run: settleCancellations },
    { name: 'orders.late-refunds', cron: everyMinute, run: sendLateRefunds },
    { name: 'payments.check-open', cron: everyMinute, run: checkOpenPayments },
    { name: 'payments.send-returns', cron: everyMinute, run: sendReturns },
    { name: 'payments.reconcile', cron: everyHour, run: reconcilePayments },
    { name: 'dashboard.fold-revenue', cron: everyMinute, run: foldRevenue },
    { name: 'reports.fold', cron: everyMinute, run: foldReports },
    { name: 'reports.mail-weekly', cron: everyQuarter, run: mailWeeklyReports },
    { name: 'damage-reports.forget-photos', cron: everyHour, run: forgetLoosePhotos },
    { name: 'dispatch.forget-stop-photos', cron: everyHour, run: forgetLooseStopPhotos },
    { name: 'orders.remind-of-pickups', cron: everyQuarter, run: remindOfPickups },
    { name: 'orders.ask-for-reviews', cron: everyHour, run: askForReviews },
    { name: 'orders.remind-of-addresses', cron: everyQuarter, run: remindOfAddresses },
    { name: 'stock.keep-late-units', cron: everyHour, run: keepAllLateUnits },
    { name: 'stock.keep-late-transfers', cron: everyHour, run: keepLateTransfers },
    { name: 'housekeeping', cron: everyHour, run: keepHouse },
  ]
  for (const { name, cron, run } of timetable) {
    await jobs.work(name, () => run(needs))
    await jobs.schedule(name, cron)
  }
}
