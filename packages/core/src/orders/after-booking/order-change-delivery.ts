import { isSameAddress } from '../../address/address-rules.ts'
import type { PlannedDelivery } from '../../delivery/delivery-change.ts'
import { chosenWindow } from '../../delivery/delivery-details.ts'
import type { RentalPeriod } from '../../dates/rental-period.ts'
import { visitKinds } from '../../dispatch/visit-windows.ts'
import type { VisitKind } from '../../dispatch/visit-windows.ts'
import type { Cents } from '../../money/money.ts'
import type { Rates } from '../../pricing/rates.ts'
import { refuse } from '../../refusal/refusal.ts'
import type { Refusal } from '../../refusal/refusal.ts'
import { fullWindows } from '../../settings/open-windows.ts'
import type { FreeWindows, FullWindow } from '../../settings/open-windows.ts'

/** Where an order goes, and in which hours. */
export type WhereAndWhen = Pick<PlannedDelivery, 'address' | 'deliveryWindow' | 'pickupWindow'>

/** Where an order goes and will go, with what holds there. */
export type DeliveryInChange = {
  from: WhereAndWhen
  to: WhereAndWhen
  /** Of the place it will go to. */
  timeZone: string
  /** Set where that is another area: its days and windows are new to the order. */
  newArea: {
    name: string
    /** With its fee and tax; null where they are the order's own. */
    rates: Rates | null
  } | null
  /** Whether the order takes fee and tax of the area; else it keeps its own. */
  takesAreaRates: boolean
  /** On the days that are asked for; null where no visits are counted. */
  free: FreeWindows | null
}

/** What an order costs with its own fee and tax, and with those of the area it will go to. */
export type AreaPrice = { area: string; keptCents: Cents; takenCents: Cents; isTaken: boolean }

/** Whether address or hours are others. */
export function isDeliveryOther({ from, to }: DeliveryInChange): boolean {
  return (
    !isSameAddress(from.address, to.address) ||
    from.deliveryWindow !== to.deliveryWindow ||
    from.pickupWindow !== to.pickupWindow
  )
}

/** The fee and the tax it is charged by afterwards, where they are not its own. */
export function takenRates({ newArea, takesAreaRates }: DeliveryInChange): Rates | null {
  return takesAreaRates ? (newArea?.rates ?? null) : null
}

export type WindowFaults = { 'windows-full': { full: FullWindow[]; free: FreeWindows } }

/** Is there a place for each visit that it would be promised anew? One that stays as it is needs none. */
export function decideWindows(
  { from, to, newArea, free }: DeliveryInChange,
  { was, period }: { was: RentalPeriod; period: RentalPeriod },
): { ok: true } | Refusal<WindowFaults> {
  if (free === null) return { ok: true }
  const wanted = visitKinds
    .map((kind) => ({ kind, day: dayOf(kind, period), window: chosenWindow(to, kind) }))
    .filter(
      ({ kind, day, window }) =>
        newArea !== null || day !== dayOf(kind, was) || window !== chosenWindow(from, kind),
    )
  const full = fullWindows(wanted, free)
  return full.length === 0 ? { ok: true } : refuse('windows-full', { full, free })
}

function dayOf(kind: VisitKind, { start, end }: RentalPeriod) {
  return kind === 'delivery' ? start : end
}
