import { idPattern } from '@trivet/core/catalog'
import type { ProductCalendar, ProductCalendarInput } from '@trivet/core/contract/catalog'
import { addDays, calendarDate, type CalendarDate } from '@trivet/core/dates'
import { may } from '@trivet/core/staff'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { findAway, findCalendarProduct, findHolds, findReservedOn } from './product-calendar.repo.ts'

const monthsShown = 3

/** What is reserved of one product over three months, and by which orders. */
export async function getProductCalendar(
  ctx: UserContext,
  { id, month }: ProductCalendarInput,
): Promise<ProductCalendar> {
  const today = ctx.clock.today((await ctx.settings.current()).settings.timeZone)
  const product = idPattern.test(id) ? await findCalendarProduct(ctx.sql, id) : null
  if (!product) throw new AppError('PRODUCT_NOT_FOUND')
  const firstDay = calendarDate(`${month ?? today.slice(0, 7)}-01`)
  const shown = { firstDay, lastDay: addDays(monthsAfter(firstDay, monthsShown), -1) }
  const [days, away, holds] = await Promise.all([
    findReservedOn(ctx.sql, id, shown),
    findAway(ctx.sql, id, shown),
    findHolds(ctx.sql, id, shown),
  ])
  const { staffRole } = ctx.actor
  const seesGuests = may(staffRole, 'orders') || may(staffRole, 'customers')
  return {
    ...product,
    today,
    ...shown,
    days,
    away,
    holds: holds.map(({ email, ...hold }) => ({ ...hold, ...(seesGuests && { email }) })),
  }
}

function monthsAfter(firstOfMonth: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1] = firstOfMonth.split('-').map(Number)
  const counted = year * 12 + month - 1 + months
  return calendarDate(`${Math.floor(counted / 12)}-${String((counted % 12) + 1).padStart(2, '0')}-01`)
}
