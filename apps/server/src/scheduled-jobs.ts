import type { Services } from './api/context.ts'
import { expireUnpaidOrders } from './modules/orders/expire-unpaid-orders.ts'
import { remindOfPickups } from './modules/orders/remind-of-pickups.ts'
import { sendLateRefunds } from './modules/orders/send-late-refunds.ts'
import { warnOfLapsing } from './modules/orders/warn-of-lapsing.ts'
import { keepHouse } from './platform/housekeeping.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Logger } from './platform/logger.ts'

type Needs = Pick<Services, 'sql' | 'clock' | 'payments'> & { log: Logger }

const everyMinute = '* * * * *'
const everyQuarter = '*/15 * * * *'
const everyHour = '17 * * * *'

/** What the shop does by itself, and when. Each bears to run twice, and in two processes at once. */
export async function scheduleJobs(jobs: Jobs, needs: Needs): Promise<void> {
  const timetable: { name: string; cron: string; run: (needs: Needs) => Promise<void> }[] = [
    { name: 'orders.expire-unpaid', cron: everyMinute, run: expireUnpaidOrders },
    { name: 'orders.warn-of-lapsing', cron: everyMinute, run: warnOfLapsing },
    { name: 'orders.late-refunds', cron: everyMinute, run: sendLateRefunds },
    { name: 'orders.remind-of-pickups', cron: everyQuarter, run: remindOfPickups },
    { name: 'housekeeping', cron: everyHour, run: keepHouse },
  ]
  for (const { name, cron, run } of timetable) {
    await jobs.work(name, () => run(needs))
    await jobs.schedule(name, cron)
  }
}
