import type { CalendarDate } from '../../dates/calendar-date.ts'
import type { OrderStatus } from '../order-status.ts'
import { refuse } from '../../refusal/refusal.ts'
import type { ChangeRefusal } from './change-refusal.ts'
import { dateChangeNoticeHours, extensionNoticeHours, noticeDeadline } from './notice.ts'

export type NoticeFacts = {
  isPaid: boolean
  /** Its price was waived. */
  isWaived?: boolean
  status: OrderStatus
  /** The delivery day for new dates, the pickup day for more of them. */
  day: CalendarDate
  /** Of the delivery place. */
  timeZone: string
  now: Date
}

/** `deadlineAt` is the last instant at which it may still be done. */
export type InTime = { ok: true; deadlineAt: Date }

const changeable: readonly OrderStatus[] = ['confirmed', 'packed']
const extendable: readonly OrderStatus[] = ['confirmed', 'packed', 'dispatched', 'delivered']

/**
 * May the dates still change, whatever they become: paid, before the van has it, and 48 hours ahead.
 * See docs/policy.md#date-changes.
 */
export function decideDateChangeNotice({
  isPaid,
  isWaived,
  status,
  day,
  timeZone,
  now,
}: NoticeFacts): InTime | ChangeRefusal {
  const deadlineAt = noticeDeadline(day, dateChangeNoticeHours, timeZone)
  if (isWaived) return refuse('order-waived', { deadlineAt })
  if (!isPaid) return refuse('order-unpaid', { deadlineAt })
  if (!changeable.includes(status)) return refuse('date-change-closed', { deadlineAt, status })
  if (now > deadlineAt) return refuse('date-change-too-late', { deadlineAt })
  return { ok: true, deadlineAt }
}

/**
 * May the rental still become longer, whatever is free: paid, before it is picked up, and 24 hours ahead.
 * See docs/policy.md#extensions.
 */
export function decideExtensionNotice({
  isPaid,
  isWaived,
  status,
  day,
  timeZone,
  now,
}: NoticeFacts): InTime | ChangeRefusal {
  const deadlineAt = noticeDeadline(day, extensionNoticeHours, timeZone)
  if (isWaived) return refuse('order-waived', { deadlineAt })
  if (!isPaid) return refuse('order-unpaid', { deadlineAt })
  if (!extendable.includes(status)) return refuse('extension-closed', { deadlineAt, status })
  if (now > deadlineAt) return refuse('extension-too-late', { deadlineAt })
  return { ok: true, deadlineAt }
}
