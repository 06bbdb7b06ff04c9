import * as damageCopy from '../damage/sentences.ts'
import * as ordersCopy from './sentences.ts'
import * as tripsCopy from '../trips/sentences.ts'
import { deliveryTimeZone } from '../../address/service-areas.ts'

import { decideDateChangeNotice, decideExtensionNotice } from '../../orders/after-booking/change-notice.ts'
import type { InTime } from '../../orders/after-booking/change-notice.ts'
import { changeRefusalMessage } from './change-words.ts'
import type { ChangeRefusal } from '../../orders/after-booking/change-refusal.ts'
import { refundSteps } from '../../orders/after-booking/cancellation.ts'
import { formatDeadline } from '../../orders/after-booking/notice.ts'
import { damageRefusalMessage } from './damage-report-words.ts'
import { collectedAtOf, decideDamageReport } from '../../orders/damage-report.ts'
import type { Order } from '../../contract/orders/order-output.ts'
import { canBecome } from '../../orders/order-status.ts'
import { tripLinkRefusalMessage } from './trip-link-words.ts'
import { decideTripLink } from '../../orders/trip-link.ts'

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
  return { isOpen: true, text: ordersCopy.openUntil(formatDeadline(decision.deadlineAt, timeZone)) }
}

function cancelOption(
  { status, isPaid, refundDay, rentalStart }: Order,
  timeZone: string,
  now: Date,
): OrderOption {
  if (!canBecome(status, 'cancelled')) return { isOpen: false, text: ordersCopy.cancelRefused(status) }
  if (!isPaid) return { isOpen: true, text: ordersCopy.cancelForNothing }
  const open = refundSteps(refundDay ?? rentalStart, timeZone).filter(({ untilAt }) => now <= untilAt)
  const bands = open.map(({ percent, untilAt }) =>
    ordersCopy.refundUntil(percent, formatDeadline(untilAt, timeZone)),
  )
  const text = bands.length > 0 ? ordersCopy.refundBands(bands) : ordersCopy.cancelWithoutRefund
  return { isOpen: true, text }
}

function damageOption(order: Order, timeZone: string, now: Date): OrderOption {
  const decision = decideDamageReport({
    status: order.status,
    pickupDay: order.rentalEnd,
    collectedAt: collectedAtOf(order.timeline),
    timeZone,
    reports: order.damageReports?.length ?? 0,
    now,
  })
  if (!decision.ok) return { isOpen: false, text: damageRefusalMessage(decision, timeZone) }
  const { deadlineAt } = decision
  return {
    isOpen: true,
    text: deadlineAt
      ? ordersCopy.openUntil(formatDeadline(deadlineAt, timeZone))
      : damageCopy.damageUntilPickup,
  }
}

function shareOption({ isPaid, status, rentalEnd }: Order, timeZone: string, now: Date): OrderOption {
  const decision = decideTripLink({ isPaid, status, pickupDay: rentalEnd, timeZone, now })
  if (!decision.ok) return { isOpen: false, text: tripLinkRefusalMessage(decision) }
  return {
    isOpen: true,
    text: tripsCopy.tripLinkWorksUntil(formatDeadline(decision.expiresAt, timeZone)),
  }
}
