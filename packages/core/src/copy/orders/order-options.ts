import * as damageCopy from '../damage/sentences.ts'
import * as ordersCopy from './sentences.ts'
import * as tripsCopy from '../trips/sentences.ts'

import { decideDateChangeNotice, decideExtensionNotice } from '../../orders/after-booking/change-notice.ts'
import type { InTime } from '../../orders/after-booking/change-notice.ts'
import { changeRefusalMessage } from './change-words.ts'
import type { ChangeRefusal } from '../../orders/after-booking/change-refusal.ts'
import { refundSteps } from '../../orders/after-booking/cancellation.ts'
import { formatDeadline } from '../../orders/after-booking/notice.ts'
import type { PlaceClock } from '../../orders/after-booking/notice.ts'
import { orderClock } from '../../orders/order-clock.ts'
import { damageRefusalMessage } from './damage-report-words.ts'
import { collectedAtOf, decideDamageReport } from '../../orders/damage-report.ts'
import { isPriceSettled } from '../../orders/payment-state.ts'
import type { Order } from '../../contract/orders/order-output.ts'
import { canBecome } from '../../orders/order-status.ts'
import { tripLinkRefusalMessage } from './trip-link-words.ts'
import { decideTripLink } from '../../orders/trip-link.ts'

/** One thing a guest may want to do with an order: until when, or why not. */
export type OrderOption = { isOpen: boolean; text: string }

export type OrderOptions = Record<'dates' | 'longer' | 'cancel' | 'damage' | 'share', OrderOption>

/** What is open to a guest now. The server decides again, by the same rules, when it is done. */
export function orderOptions(order: Order, now: Date): OrderOptions {
  const place = orderClock(order)
  const { isPaid, paymentStatus, status, rentalStart, rentalEnd } = order
  const isWaived = paymentStatus === 'waived'
  const facts = { isPaid, isWaived, status, timeZone: place.timeZone, now }
  return {
    dates: inTime(decideDateChangeNotice({ ...facts, day: rentalStart }), place),
    longer: inTime(decideExtensionNotice({ ...facts, day: rentalEnd }), place),
    cancel: cancelOption(order, place, now),
    damage: damageOption(order, place, now),
    share: shareOption(order, place, now),
  }
}

function inTime(decision: InTime | ChangeRefusal, place: PlaceClock): OrderOption {
  if (!decision.ok) return { isOpen: false, text: changeRefusalMessage(decision, place) }
  return { isOpen: true, text: ordersCopy.openUntil(formatDeadline(decision.deadlineAt, place)) }
}

function cancelOption(
  { status, isPaid, refundDay, rentalStart }: Order,
  place: PlaceClock,
  now: Date,
): OrderOption {
  if (!canBecome(status, 'cancelled')) return { isOpen: false, text: ordersCopy.cancelRefused(status) }
  if (!isPaid) return { isOpen: true, text: ordersCopy.cancelForNothing }
  const open = refundSteps(refundDay ?? rentalStart, place.timeZone).filter(({ untilAt }) => now <= untilAt)
  const bands = open.map(({ percent, untilAt }) =>
    ordersCopy.refundUntil(percent, formatDeadline(untilAt, place)),
  )
  const text = bands.length > 0 ? ordersCopy.refundBands(bands) : ordersCopy.cancelWithoutRefund
  return { isOpen: true, text }
}

function damageOption(order: Order, place: PlaceClock, now: Date): OrderOption {
  const decision = decideDamageReport({
    status: order.status,
    pickupDay: order.rentalEnd,
    collectedAt: collectedAtOf(order.timeline),
    timeZone: place.timeZone,
    reports: order.damageReports?.length ?? 0,
    now,
  })
  if (!decision.ok) return { isOpen: false, text: damageRefusalMessage(decision, place) }
  const { deadlineAt } = decision
  return {
    isOpen: true,
    text: deadlineAt ? ordersCopy.openUntil(formatDeadline(deadlineAt, place)) : damageCopy.damageUntilPickup,
  }
}

function shareOption(order: Order, place: PlaceClock, now: Date): OrderOption {
  const { status, rentalEnd: pickupDay } = order
  const isPaid = isPriceSettled(order)
  const decision = decideTripLink({ isPaid, status, pickupDay, timeZone: place.timeZone, now })
  if (!decision.ok) return { isOpen: false, text: tripLinkRefusalMessage(decision) }
  return {
    isOpen: true,
    text: tripsCopy.tripLinkWorksUntil(formatDeadline(decision.expiresAt, place)),
  }
}
