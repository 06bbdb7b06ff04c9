import { zipPlace } from '@trivet/core/address'
import type { OpenWindows } from '@trivet/core/contract/delivery'
import { windowChoice } from '@trivet/core/copy/delivery'
import { visitWindows, type VisitKind, type VisitWindow } from '@trivet/core/dispatch'
import { trpc } from '../../lib/trpc.ts'
import { daysOf } from './sale-draft.ts'

type Planned = { rentalStart: string; rentalEnd: string; rentalAddress: { postalCode: string } }

/** The windows that take one visit more at a place on two days, once both are known. */
export function useOpenWindows(planned: Planned): OpenWindows | undefined {
  const days = daysOf(planned)
  const { postalCode } = planned.rentalAddress
  const query = trpc.orders.openWindows.useQuery(
    { postalCode, rentalStart: days?.start ?? '', rentalEnd: days?.end ?? '' },
    { enabled: days !== null && zipPlace(postalCode) !== null },
  )
  return query.data
}

/** What can be chosen for a visit; `kept` is the window that it has already. */
export function windowOptions(
  kind: VisitKind,
  open: OpenWindows | undefined,
  kept: VisitWindow | null = null,
) {
  return visitWindows.map((value) => {
    const isFull = open !== undefined && value !== kept && !open[kind].includes(value)
    return {
      value,
      label: isFull ? `${windowChoice(kind, value)} (full)` : windowChoice(kind, value),
      disabled: isFull,
    }
  })
}
