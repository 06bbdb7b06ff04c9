import { serviceArea, zipRangesOfText, zipRangesText } from '@trivet/core/address'
import type { AreaFacts, SettingsFields } from '@trivet/core/contract/settings'
import type { Depot } from '@trivet/core/contract/stock'
import { formatUsDate } from '@trivet/core/dates'
import type { VisitKind, VisitWindow } from '@trivet/core/dispatch'
import { basisPointsOf, datesOfText, numberOf, numberOrNone } from '@trivet/core/settings'

type Fields = SettingsFields['serviceAreas'][number]

/** An area as it stands in the form; an empty field is as the shop has it. */
export type AreaDraft = {
  key: string
  id: string | undefined
  name: string
  timeZone: string
  zips: string
  depot: string
  delivery: string
  tax: string
  leadTime: string
  cutOff: string
  windows: Record<VisitKind, Record<VisitWindow, string>>
  closedWeekdays: readonly number[]
  closedDates: string
}

/** What the fields of an area are told, and tell. */
export type AreaFieldsProps = {
  area: AreaDraft
  depots: readonly Depot[]
  errorOf: (name: string) => string | undefined
  onLeave: (name: string) => void
  onChange: (values: Partial<AreaDraft>) => void
}

export function areaDraftOf(area: AreaFacts): AreaDraft {
  const { delivery, pickup } = area.windows
  return {
    key: area.id,
    id: area.id,
    name: area.name,
    timeZone: area.timeZone,
    zips: zipRangesText(area.zipRanges),
    depot: area.depot,
    delivery: area.deliveryPrice?.toFixed(2) ?? '',
    tax: area.taxBasisPoints === null ? '' : String(area.taxBasisPoints / 100),
    leadTime: typedOf(area.leadTimeDays),
    cutOff: String(area.cutOffHour),
    windows: { delivery: typedWindows(delivery), pickup: typedWindows(pickup) },
    closedWeekdays: area.closedWeekdays,
    closedDates: area.closedDates.map(formatUsDate).join(', '),
  }
}

let added = 0

export function newArea(): AreaDraft {
  added += 1
  const { deliveryCents: _, ...area } = serviceArea({ name: '', timeZone: 'America/Chicago', zipRanges: [] })
  const facts = { ...area, deliveryPrice: null, zipRanges: [], closedWeekdays: [], closedDates: [] }
  return { ...areaDraftOf(facts), key: `new-${added}`, id: undefined }
}

export function areaOfDraft(draft: AreaDraft): Fields {
  const { id, name, timeZone, zips, depot, delivery, tax, leadTime, cutOff, windows, closedWeekdays } = draft
  return {
    ...(id !== undefined && { id }),
    name,
    timeZone,
    zipRanges: zipRangesOfText(zips),
    depot,
    deliveryPrice: numberOrNone(delivery),
    taxBasisPoints: tax.trim() === '' ? null : basisPointsOf(tax),
    leadTimeDays: numberOrNone(leadTime),
    cutOffHour: numberOf(cutOff),
    windows: { delivery: windowsOf(windows.delivery), pickup: windowsOf(windows.pickup) },
    closedWeekdays: [...closedWeekdays],
    closedDates: datesOfText(draft.closedDates),
  }
}

function typedOf(figure: number | null): string {
  return figure === null ? '' : String(figure)
}

function typedWindows(limits: Record<VisitWindow, number | null>): Record<VisitWindow, string> {
  return { 'all-day': typedOf(limits['all-day']), early: typedOf(limits.early), late: typedOf(limits.late) }
}

function windowsOf(typed: Record<VisitWindow, string>): Record<VisitWindow, number | null> {
  return {
    'all-day': numberOrNone(typed['all-day']),
    early: numberOrNone(typed.early),
    late: numberOrNone(typed.late),
  }
}
