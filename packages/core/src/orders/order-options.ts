import { deliveryTimeZone } from '../address/index.ts'
import { orderMessages } from '../order-messages.ts'
import { decideDateChangeNotice, decideExtensionNotice } from './after-booking/change-notice.ts'
import type { InTime } from './after-booking/change-notice.ts'
import { changeRefusalMessage } from './after-booking/change-words.ts'
import type { ChangeRefusal } from './after-booking/change-refusal.ts'
import { refundSteps } from './after-booking/cancellation.ts'
import { formatDeadline } from './after-booking/notice.ts'
import { damageRefusalMessage } from './damage-report-words.ts'
import { collectedAtOf, decideDamageReport } from './damage-report.ts'
import type { Order } from './order-output.ts'
import { canBecome } from './order-status.ts'
import { tripLinkRefusalMessage } from './trip-link-words.ts'
import { decideTripLink } from './trip-link.ts'

/** One thing a guest may want to do with an order: until when, or why not. */
export type OrderOption = { isOpen: boolean; text: string }

export type OrderOptions = Record<'dates' | 'longer' | 'cancel' | 'damage' | 'share', OrderOption>

/** What is open to a guest now. The server decides again, by the same rules, when it is done. */
export function orderOptions(order: Order, now: Date): OrderOptions {
  const timeZone = order.timeZone ?? deliveryTimeZone(order.rentalAddress.postalCode)
  const { isPaid, status, rentalStart, rentalEnd } = order
  const facts = { isPaid, status, timeZone, now }
  return {
    dates: inTime(decideDateChangeNotice({ ...facts, day: rentalStart }), timeZone),
    longer: inTime(decideExtensionNotice({ ...facts, day: rentalEnd }), timeZone),
    cancel: cancelOption(order, timeZone, now),
    damage: damageOption(order, timeZone, now),
    share: shareOption(order, timeZone, now),
  }
}

function inTime(decision: InTime | ChangeRefusal, timeZone: string): OrderOption {
  if (!decision.ok) return { isOpen: false, text: changeRefusalMessage(decision, timeZone) }
  return { isOpen: true, text: orderMessages.openUntil(formatDeadline(decision.deadlineAt, timeZone)) }
}

function cancelOption(
  { status, isPaid, refundDay, rentalStart }: Order,
  timeZone: string,
  now: Date,
): OrderOption {
  if (!canBecome(status, 'cancelled')) return { isOpen: false, text: orderMessages.cancelRefused(status) }
  if (!isPaid) return { isOpen: true, text: orderMessages.cancelForNothing }
  const open = refundSteps(refundDay ?? rentalStart, timeZone).filter(({ untilAt }) => now <= untilAt)
  const bands = open.map(({ percent, untilAt }) =>
    orderMessages.refundUntil(percent, formatDeadline(untilAt, timeZone)),
  )
  const text = bands.length > 0 ? orderMessages.refundBands(bands) : orderMessages.cancelWithoutRefund
  return { isOpen: true, text }
}

function damageOption(order: Order, timeZone: string, now: Date): OrderOption {
  const decision = decideDamageReport({
    status: order.status,
    pickupDay: order.rentalEnd,
    collectedAt: collectedAtOf(order.timeline),
    timeZone,
    damageProtection: order.damageProtection,
    reports: order.damageReports?.length ?? 0,
    now,
  })
  if (!decision.ok) return { isOpen: false, text: damageRefusalMessage(decision, timeZone) }
  const { deadlineAt } = decision
  return {
    isOpen: true,
    text: deadlineAt
      ? orderMessages.openUntil(formatDeadline(deadlineAt, timeZone))
      : orderMessages.damageUntilPickup,
  }
}

function shareOption({ isPaid, status, rentalEnd }: Order, timeZone: string, now: Date): OrderOption {
  const decision = decideTripLink({ isPaid, status, pickupDay: rentalEnd, timeZone, now })
  if (!decision.ok) return { isOpen: false, text: tripLinkRefusalMessage(decision) }
  return {
    isOpen: true,
    text: orderMessages.tripLinkWorksUntil(formatDeadline(decision.expiresAt, timeZone)),
  }
}
